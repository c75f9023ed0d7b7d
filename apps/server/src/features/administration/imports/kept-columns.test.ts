import { expect, test } from 'vitest';
import { days } from '../../../platform/clock/index.ts';
import { listMigrations } from '../../../platform/db/migrating/list-migrations.ts';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { openImportLists } from '../../../test-support/lists/import-lists.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { purgeImports } from './index.ts';

const server = await openTestApp();
const { db, clock } = server;
const { admin, adminId, fresh, log, match, rowsOf, upload, work } = await openImportLists(server);
const heading = ['First name', 'Surname', 'NI Number', 'Email', 'Gross Salary', 'Bank Account Number'];
const migration = '20261128T1759_forget_columns_that_are_not_imported.sql';
const secrets = ['QQ123456A', '41000.00', '00000001'];
const payroll = (first: string, email: string) => [first, 'Moss', 'QQ123456A', email, '41000.00', '00000001'];

/** Returns everything that the database holds about a list, as text. */
async function storedOf(list: string): Promise<string> {
  const id = list.split('/').at(-1);
  const rows = await server.rows(
    'select i::text as list, r::text as row from imports i join import_rows r on r.import_id = i.id where i.id = $1',
    [id],
  );
  expect(rows).not.toEqual([]);
  return JSON.stringify(rows);
}

test('deletes the cells of columns that are not imported when the columns are confirmed', async () => {
  const [ada, bo] = [fresh(), fresh()];
  const list = await upload([payroll('Ada', ada), payroll('', bo)], { heading });
  const storedList = await storedOf(list);
  for (const secret of secrets) expect(storedList).toContain(secret);
  expect(await match(list)).toMatchObject({ ready: 1, problem: 1 });
  const kept = await storedOf(list);
  for (const text of [...secrets, 'NI Number', 'Gross Salary', 'Bank Account Number']) expect(kept).not.toContain(text);
  expect((await admin.get(list)).json()).toMatchObject({
    head: ['First name', 'Surname', 'Email'],
    columns: ['first_name', 'last_name', 'email'],
    sample: [
      ['Ada', 'Moss', ada],
      ['', 'Moss', bo],
    ],
  });
  await admin.put(`${list}/rows`, { rows: [{ number: 3, values: { first_name: 'Bo' } }] });
  expect((await admin.get(list)).json().counts).toMatchObject({ ready: 2 });
  await admin.post(`${list}/start`);
  await work();
  expect((await admin.get(list)).json().counts).toMatchObject({ done: 2 });
  for (const secret of secrets) expect(await storedOf(list)).not.toContain(secret);
});

test('imports a column that somebody matches by hand, and deletes one that is left out later', async () => {
  const list = await upload([['Ada', 'Moss', 'P-77', fresh(), '1', '2']], { heading });
  const columns = ['first_name', 'last_name', 'payroll_number', 'email', null, null];
  await admin.put(`${list}/columns`, { columns });
  expect((await rowsOf(list))[0].values).toMatchObject({ payroll_number: 'P-77' });
  await admin.put(`${list}/columns`, { columns: ['first_name', 'last_name', null, 'email'] });
  expect((await rowsOf(list))[0]).toMatchObject({ status: 'ready', values: { first_name: 'Ada', last_name: 'Moss' } });
  expect(await storedOf(list)).not.toContain('P-77');
});

test('recognises totals and titles by all cells of the file, also those of deleted columns', async () => {
  const list = await upload(
    [
      ['3', 'Total', '', ''],
      ['', '', '', 'Printed for the area manager'],
      ['Ada Moss', '12', '', 'Retail'],
      ['Bo Moss', '12', fresh(), 'Retail'],
    ],
    { heading: ['Name', 'Hours', 'Email', 'Division'] },
  );
  expect(await match(list)).toMatchObject({ ready: 1, problem: 2, skipped: 1 });
  const [total, person] = await rowsOf(list, 'problem');
  expect([total.number, person.values.full_name]).toEqual([2, 'Ada Moss']);
  await admin.put(`${list}/rows`, { rows: [{ number: 3, values: { full_name: 'Cy Moss', email: fresh() } }] });
  expect((await admin.get(list)).json().counts).toMatchObject({ ready: 2, skipped: 0 });
});

test('the migration deletes cells of columns that are not imported, but not of lists whose columns are unconfirmed', async () => {
  const lists = [
    await upload([payroll('Ada', fresh())], { heading }),
    await upload([payroll('Bo', fresh())], { heading }),
  ];
  const [confirmed = '', waiting = ''] = lists;
  const columns = ['first_name', 'last_name', null, 'email', null, null];
  await server.rows(`update imports set state = 'done', columns = $1 where id = $2`, [
    JSON.stringify(columns),
    confirmed.split('/').at(-1),
  ]);
  await server.rows(`insert into import_rows (import_id, number, cells, status, problems) values
    (${confirmed.split('/').at(-1)}, 9, '["", "", "Total", "", "41000.00"]', 'skipped', '[{"field": null, "message": "Total or note"}]')`);
  await server.rows('alter table import_rows drop column left_out_as');
  await server.rows(listMigrations().find(({ name }) => name === migration)?.sql ?? '');
  for (const secret of secrets) expect(await storedOf(confirmed)).not.toContain(secret);
  for (const secret of secrets) expect(await storedOf(waiting)).toContain(secret);
  expect((await admin.get(confirmed)).json()).toMatchObject({ head: ['First name', 'Surname', 'Email'] });
  expect((await rowsOf(confirmed)).map(({ values }: { values: object }) => values)).toEqual([
    { first_name: 'Ada', last_name: 'Moss', email: expect.stringContaining('@') },
    { first_name: '', last_name: '', email: '' },
  ]);
});

test('deletes a list of which nobody has confirmed the columns after 7 days', async () => {
  const [left, kept] = [await upload([payroll('Ada', fresh())], { heading }), await upload([payroll('Bo', fresh())])];
  await match(kept);
  clock.advance(days(7) + 1);
  await runDueJobs({ db, clock, jobs: [purgeImports(clock)], log });
  const later = await server.as(adminId);
  expect([(await later.get(left)).statusCode, (await later.get(kept)).statusCode]).toEqual([404, 200]);
});
