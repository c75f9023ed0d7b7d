import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { onServer, rowsOn, urlOfDatabase } from '../../test-support/database.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import { inTransaction, listMigrations, migrate } from '../db/index.ts';
import { withBackupLease } from './backup-lease.repository.ts';
import { connectUnlimited } from './dump.repository.ts';
import { backUp, holdOffBackups, openBackup, restore } from './index.ts';

const app = await openTestApp();
const url = app.environment.DATABASE_URL;
const server = inject('databaseServer');
const folder = mkdtempSync(path.join(tmpdir(), 'doselore-backup-'));
const databases: string[] = [];
afterAll(async () => {
  for (const name of databases) await onServer(server, `drop database if exists ${name} with (force)`);
  rmSync(folder, { recursive: true });
});

async function newDatabase(): Promise<string> {
  const name = `doselore_backup_${process.pid}_${databases.length}`;
  databases.push(name);
  await onServer(server, `create database ${name}`);
  return urlOfDatabase(server, name);
}

const secretKey = 'the key of the tests, long enough';
const options = (target: { url: string; name: string }) => ({
  url: target.url,
  archive: path.join(folder, target.name),
  filesFolder: path.join(folder, 'files'),
  secretKey,
  listKeys: async () => [],
});
const migrationsOn = async (at: string) =>
  (await rowsOn<{ name: string }>(at, 'select name from schema_migrations order by name')).map(({ name }) => name);

test('keeps stored files while it runs, refuses a second backup, and releases its lease afterwards', async () => {
  const [one, other] = await Promise.all([connectUnlimited(url), connectUnlimited(url)]);
  const areHeld = async () => !(await inTransaction(app.db, holdOffBackups));
  expect(await areHeld()).toBe(false);
  await withBackupLease(one, async (check) => {
    expect(await areHeld()).toBe(true);
    await expect(withBackupLease(other, async () => undefined)).rejects.toThrow('A backup is running already');
    check();
  });
  expect(await areHeld()).toBe(false);
  await expect(withBackupLease(one, () => Promise.reject(new Error('the disk is full')))).rejects.toThrow(
    'disk is full',
  );
  expect(await areHeld()).toBe(false);
  await Promise.all([one.end(), other.end()]);
});

test('restores the schema of its time, which later migrations bring up to date', async () => {
  const older = await newDatabase();
  const known = listMigrations().filter(({ name }) => name < '0060');
  await migrate(older, { migrations: known });
  await onServer(older, `insert into users (email, first_name, last_name) values ('kept@example.org', 'Kept', 'Here')`);
  await backUp(options({ url: older, name: 'older' }));
  const { manifest } = await openBackup(path.join(folder, 'older'), { secretKey, withoutKey: false });
  const restored = await newDatabase();
  await restore({ ...options({ url: restored, name: 'older' }), manifest });
  expect(await migrationsOn(restored)).toEqual(known.map(({ name }) => name));
  await migrate(restored);
  expect(await migrationsOn(restored)).toEqual(listMigrations().map(({ name }) => name));
  expect(await rowsOn(restored, 'select email from users')).toEqual([{ email: 'kept@example.org' }]);
  const [next] = await rowsOn<{ id: number }>(
    restored,
    `insert into users (email, first_name, last_name) values ('next@example.org', 'Next', 'One') returning id`,
  );
  expect(next?.id).toBe(2);
});

test('refuses a backup of a newer version, or one with an edited migration', async () => {
  const newer = await newDatabase();
  await migrate(newer);
  await onServer(newer, `insert into schema_migrations (name, hash) values ('9999_of_tomorrow.sql', 'x')`);
  await backUp(options({ url: newer, name: 'newer' }));
  const open = (name: string) => openBackup(path.join(folder, name), { secretKey, withoutKey: false });
  await expect(open('newer')).rejects.toThrow('made by a newer version of Doselore: it has 9999_of_tomorrow.sql');
  await onServer(newer, `delete from schema_migrations where name like '9999%'`);
  await onServer(newer, `update schema_migrations set hash = 'x' where name like '0002%'`);
  await backUp(options({ url: newer, name: 'edited' }));
  await expect(open('edited')).rejects.toThrow('in this backup differs from the one in this version');
});

test('copies rows with any text, and tables larger than one part', async () => {
  const large = await newDatabase();
  await migrate(large);
  await onServer(
    large,
    `insert into outbox_messages (recipient, subject, body_text, body_html)
     select 'r' || n, E'tab\\t, line\\nfeed, back\\\\slash, \\\\N and Übung', repeat('x', 9000) || n, '' from generate_series(1, 1200) n`,
  );
  await backUp(options({ url: large, name: 'large' }));
  const { manifest } = await openBackup(path.join(folder, 'large'), { secretKey, withoutKey: false });
  const restored = await newDatabase();
  await restore({ ...options({ url: restored, name: 'large' }), manifest });
  const digest = `select count(*)::int as rows, md5(string_agg(o::text, '' order by id)) as digest from outbox_messages o`;
  expect(await rowsOn(restored, digest)).toEqual(await rowsOn(large, digest));
});
