import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { onServer, rowsOn, urlOfDatabase } from '../../../test-support/database.ts';
import { describeMigration, listMigrations } from './list-migrations.ts';
import { migrate } from './migrate.ts';

const server = inject('databaseServer');
const root = path.join(import.meta.dirname, '..', '..', '..', '..', '..', '..');
const names: string[] = [];
const silent = () => undefined;

async function emptyDatabase(): Promise<string> {
  const name = `doselore_migrate_${process.pid}_${names.length}`;
  names.push(name);
  await onServer(server, `create database ${name}`);
  return urlOfDatabase(server, name);
}

afterAll(async () => {
  for (const name of names) await onServer(server, `drop database if exists ${name} with (force)`);
});

test('applies every migration in order, and none twice', async () => {
  const url = await emptyDatabase();
  const all = listMigrations().map((migration) => migration.name);
  expect(await migrate(url)).toEqual(all);
  expect(await migrate(url)).toEqual([]);
});

test('nodes that start together apply each migration once', async () => {
  for (let round = 0; round < 2; round += 1) {
    const url = await emptyDatabase();
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(url, { log: silent })));
    expect(applied.flat()).toEqual(listMigrations().map((migration) => migration.name));
  }
});

test('refuses to continue when a file was edited after it had been applied', async () => {
  const url = await emptyDatabase();
  const [first] = await migrate(url);
  await onServer(url, `update schema_migrations set hash = 'another' where name = '${first}'`);
  await expect(migrate(url)).rejects.toThrow(`Migration ${first} was edited after it had been applied.`);
  await onServer(url, `update schema_migrations set hash = '${listMigrations()[0]?.hash}' where name = '${first}'`);
  expect(await migrate(url)).toEqual([]);
});

test('only reads a database that is up to date, even while another process holds the lease', async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await onServer(url, "update schema_lease set owner = 'somebody', held_until = 'infinity'");
  const lease = () => rowsOn(url, 'select xmin::text, * from schema_lease');
  const before = await lease();
  expect(await migrate(url)).toEqual([]);
  expect(await lease()).toEqual(before);
});

test('logs that it waits for another process, and continues when that process has finished', async () => {
  const url = await emptyDatabase();
  const first = [describeMigration('0001_first.sql', 'create table first ()')];
  await migrate(url, { migrations: first });
  await onServer(url, "update schema_lease set owner = 'somebody', held_until = 'infinity'");
  const said: string[] = [];
  const both = [...first, describeMigration('0002_second.sql', 'create table second ()')];
  const waiting = migrate(url, { migrations: both, log: (line) => said.push(line) });
  await expect.poll(() => said.join()).toContain('Another process is migrating the database.');
  await onServer(url, "update schema_lease set held_until = '-infinity'");
  expect(await waiting).toEqual(['0002_second.sql']);
});

test('renews the lease while a migration takes longer than the lease', async () => {
  const url = await emptyDatabase();
  const migrations = [describeMigration('0001_slow.sql', 'select pg_sleep(4); create table slow ()')];
  const [first, second] = [0, 1].map(() => migrate(url, { migrations, leaseSeconds: 1, log: silent }));
  const running = Promise.all([first, second]);
  await expect
    .poll(() => rowsOn(url, 'select 1 from schema_lease where owner is not null').catch(() => []))
    .toHaveLength(1);
  const owners = new Set<string>();
  const look = async () => {
    for (const { owner } of await rowsOn<{ owner: string }>(url, 'select owner from schema_lease')) owners.add(owner);
  };
  for (let looked = 0; looked < 6; looked += 1) {
    await look();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  expect(owners.size).toBe(1);
  expect((await running).flat()).toEqual(['0001_slow.sql']);
});

test('refuses to start on data of a newer version, says so, and changes nothing', async () => {
  const url = await emptyDatabase();
  const known = [describeMigration('0001_first.sql', 'create table first ()')];
  const newer = [...known, describeMigration('0002_newer.sql', 'create table newer ()')];
  await migrate(url, { migrations: newer });
  await expect(migrate(url, { migrations: known })).rejects.toThrow(
    'The database was used by a newer version of Doselore. Its data is at 0002_newer.sql; this version knows the data up to 0001_first.sql. Start the newer version',
  );
  expect(await rowsOn(url, 'select name from schema_migrations')).toHaveLength(2);
});

test('refuses a migration whose name comes before an applied one, names its file, and changes nothing', async () => {
  const url = await emptyDatabase();
  const numbered = describeMigration('0001_people_and_places.sql', 'create table numbered ()');
  const later = describeMigration('20261123T0900_later.sql', 'create table later ()');
  const earlier = describeMigration('20261122T1930_earlier.sql', 'create table earlier ()');
  const last = describeMigration('20261124T0900_last.sql', 'create table last ()');
  await migrate(url, { migrations: [numbered, later] });
  await expect(migrate(url, { migrations: [numbered, earlier, later, last] })).rejects.toThrow(
    'Rename apps/server/src/migrations/20261122T1930_earlier.sql to a time after 20261123T0900_later.sql. Nothing was changed.',
  );
  expect(await rowsOn(url, 'select name from schema_migrations')).toHaveLength(2);
  expect(await migrate(url, { migrations: [numbered, later, last] })).toEqual([last.name]);
});

test('refuses an unknown number below an applied one', async () => {
  const url = await emptyDatabase();
  const later = describeMigration('0064_file_checks.sql', 'create table later ()');
  const gap = describeMigration('0062_new.sql', 'create table gap ()');
  await migrate(url, { migrations: [later] });
  await expect(migrate(url, { migrations: [gap, later] })).rejects.toThrow(
    'Rename apps/server/src/migrations/0062_new.sql',
  );
});

test('applies a migration that landed under a number after those with a higher number', async () => {
  const url = await emptyDatabase();
  const landed = describeMigration('0061_vacuum_attempts.sql', 'create table landed ()');
  const higher = describeMigration('0071_two_step_policy.sql', 'create table higher ()');
  await migrate(url, { migrations: [higher] });
  expect(await migrate(url, { migrations: [landed, higher] })).toEqual([landed.name]);
});

test('every foreign key has an index', async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const missing = await rowsOn<{ name: string }>(
    url,
    `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f'
       and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]) order by 1`,
  );
  const advice = 'Create an index that begins with the column in a migration of apps/server/src/migrations';
  expect(
    missing.map(({ name }) => name),
    advice,
  ).toEqual([]);
});

test('autovacuum starts on the tables of attempts when at most 5% of their rows have changed', async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const rows = await rowsOn<{ name: string; factor: number }>(
    url,
    `select c.relname as name, split_part(o, '=', 2)::float as factor from pg_class c, unnest(c.reloptions) o
     where o like 'autovacuum_vacuum_scale_factor=%' order by 1`,
  );
  const small = ['sco_user_interactions', 'sco_user_suspend_data', 'sco_users'];
  expect(rows.filter(({ factor }) => factor <= 0.05).map(({ name }) => name)).toEqual(expect.arrayContaining(small));
});

test('the generated types match the migrations', () => {
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
  const committed = readFileSync(path.join(import.meta.dirname, '..', 'database.generated.ts'), 'utf8');
  expect(readFileSync(file, 'utf8'), 'Write database.generated.ts with npm run db:types').toBe(committed);
}, 60_000);
