import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { onServer, urlOfDatabase } from '../../test-support/database.ts';
import { listMigrations, migrate } from './migrate.ts';

const server = inject('databaseServer');
const root = path.join(import.meta.dirname, '..', '..', '..', '..', '..');
const names: string[] = [];

async function emptyDatabase(): Promise<string> {
  const name = `doselore_migrate_${process.pid}_${names.length}`;
  names.push(name);
  await onServer(server, `create database ${name}`);
  return urlOfDatabase(server, name);
}

afterAll(async () => {
  for (const name of names) await onServer(server, `drop database if exists ${name} with (force)`);
});

test('applies every migration in order, and none a second time', async () => {
  const url = await emptyDatabase();
  const all = listMigrations().map((migration) => migration.name);
  expect(await migrate(url)).toEqual(all);
  expect(await migrate(url)).toEqual([]);
});

test('nodes that start together apply each migration once', async () => {
  for (let round = 0; round < 2; round += 1) {
    const url = await emptyDatabase();
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(url)));
    expect(applied.flat()).toEqual(listMigrations().map((migration) => migration.name));
  }
});

test('refuses to go on when a file was edited after it had been applied', async () => {
  const url = await emptyDatabase();
  const [first] = await migrate(url);
  await onServer(url, `update schema_migrations set hash = 'another' where name = '${first}'`);
  await expect(migrate(url)).rejects.toThrow(`Migration ${first} was edited after it had been applied.`);
  await onServer(url, `update schema_migrations set hash = '${listMigrations()[0]?.hash}' where name = '${first}'`);
  expect(await migrate(url)).toEqual([]);
});

test('every foreign key has an index', async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await onServer(
    url,
    `do $$ declare missing text; begin
      select string_agg(c.conrelid::regclass || '.' || a.attname, ', ') into missing from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]);
      if missing is not null then raise exception 'without index: %', missing; end if; end $$`,
  );
});

test('the generated types are those of the migrations', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doselore-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'generated.ts');
  const bin = path.join(root, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const made = spawnSync(process.execPath, [path.join(import.meta.dirname, 'write-types.ts'), file], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect(made.stderr + made.stdout).toContain('Introspected');
  expect(readFileSync(file, 'utf8')).toBe(
    readFileSync(path.join(import.meta.dirname, 'database.generated.ts'), 'utf8'),
  );
}, 60_000);
