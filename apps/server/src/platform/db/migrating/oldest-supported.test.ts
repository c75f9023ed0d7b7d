import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { checkLedgerNow } from '../../../features/licences/ledger/index.ts';
import { onServer, rowsOn } from '../../../test-support/database.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { listMigrations, oldestSupported } from './list-migrations.ts';

/** Demo world of the oldest supported version: `pg_dump --inserts`, without comments and settings. */
const dump = path.join(import.meta.dirname, '..', '..', '..', 'test-support', 'oldest-supported.sql.gz');

const tables = ['users', 'groups', 'licences', 'licence_movements', 'sco_users', 'certificates'];
const counting = `select ${tables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`;

test('migrates data of the oldest supported version to the newest without losing any', async () => {
  let before: object[] = [];
  const server = await openTestApp({
    databaseServer: inject('databaseServer'),
    prepare: async (url) => {
      await onServer(url, gunzipSync(readFileSync(dump)).toString('utf8'));
      before = await rowsOn(url, `${counting}, (select max(name) from schema_migrations) as version`);
    },
  });
  expect(before).toEqual([expect.objectContaining({ version: oldestSupported })]);
  const applied = await server.rows<{ name: string }>('select name from schema_migrations order by name');
  expect(applied.map(({ name }) => name)).toEqual(listMigrations().map(({ name }) => name));
  expect(await server.rows(counting)).toEqual(before.map((row) => ({ ...row, version: undefined })));
  expect((await checkLedgerNow(server.db, server.clock)).faults).toEqual([]);
  // A site with organisations is past its first steps.
  expect(await server.rows("select value from site_settings where name = 'first_steps'")).toEqual([{ value: 'done' }]);
  const nadia = server.visitor();
  const signedIn = await nadia.post('/login', { username: 'nadia.hussain', password: 'Dispense-Demo+2026' });
  expect(signedIn.statusCode).toBe(200);
  expect((await nadia.get('/api/my-courses')).statusCode).toBe(200);
});
