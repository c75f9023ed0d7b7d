import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeMigration, listMigrations, migrationsFolder } from './list-migrations.ts';
import { addHashes, hashesFile } from './migration-hashes.ts';

const first = describeMigration('20260101T0000_add_notes.sql', 'create table notes ();');
const second = describeMigration('20260102T0000_add_pages.sql', 'create table pages ();');

test('no migration was edited after its hash had been written, and every migration has one', () => {
  const written = readFileSync(path.join(migrationsFolder, hashesFile), 'utf8');
  expect(addHashes(written, listMigrations()), 'Write the hash of a new migration with npm run db:types').toBe(written);
});

test('a new migration is added, and an edited one is named', () => {
  const written = addHashes('', [first]);
  expect(addHashes(written, [first, second])).toBe(`${written}${second.hash}  ${second.name}\n`);
  const edited = describeMigration(first.name, '-- Notes.\ncreate table notes ();');
  expect(() => addHashes(written, [edited, second])).toThrow(`Migration ${first.name} was edited.`);
});
