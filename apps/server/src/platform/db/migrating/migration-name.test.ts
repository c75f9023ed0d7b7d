import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listMigrations } from './list-migrations.ts';
import { folderOf, nameMigration } from './migration-name.ts';

function folderWith(...files: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'doselore-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  return folder;
}

test('lists the numbered migrations that have landed before those named by time', () => {
  const names = ['0074_invitation_reminders.sql', '20261122T1930_earlier.sql', '20261123T0900_later.sql'];
  const files = names.toReversed().map((name) => `${folderOf(name)}/${name}`);
  expect(listMigrations(folderWith(...files)).map(({ name }) => name)).toEqual(names);
});

test.each(['20261122T1930_earlier.sql', '2026-11-23/20261122T1930_earlier.sql'])(
  'refuses the migration %s, which is not in the folder of its day',
  (file) => {
    expect(() => listMigrations(folderWith(file))).toThrow(
      `Move apps/server/src/migrations/${file} to apps/server/src/migrations/2026-11-22/20261122T1930_earlier.sql`,
    );
  },
);

test('a database knows a migration by its name, without its folder', () => {
  expect(listMigrations().filter(({ name }) => name.includes('/'))).toEqual([]);
});

test.each(['0075_next.sql', '0062_gap.sql', '0064_another.sql', '20261322T1930_month.sql', 'later.sql'])(
  'refuses the name %s and says how to name the file',
  (name) => {
    expect(() => listMigrations(folderWith(name))).toThrow(
      `Rename apps/server/src/migrations/${name}: its name must begin with its time in UTC`,
    );
  },
);

test('names a new migration by the minute in UTC', () => {
  const now = new Date('2026-11-22T19:30:59Z');
  const last = '0074_invitation_reminders.sql';
  expect(nameMigration('what_it_does', { now, last })).toBe('20261122T1930_what_it_does.sql');
  expect(() => nameMigration('What it does', { now, last })).toThrow('npm run new-migration -- what_it_does');
  expect(() => nameMigration('', { now, last })).toThrow('npm run new-migration -- what_it_does');
});

test('never names a new migration before the last one', () => {
  const now = new Date('2026-11-22T19:30:00Z');
  expect(() => nameMigration('what_it_does', { now, last: '20261122T1931_later.sql' })).toThrow('Wait a minute');
});
