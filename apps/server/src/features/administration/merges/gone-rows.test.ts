import { expect, test } from 'vitest';
import { onServer } from '../../../test-support/database.ts';
import { buildEverywhere, fillOrganisation } from '../../../test-support/merges.factory.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { personalTables } from '../personal-data/map/personal-data.ts';
import { followersOf, keyOf, type MergedTableName, mergedTable, mergedTables } from './merged-tables.ts';

const server = await openTestApp();
const { db } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const admin = await server.as(adminId);
const subject = await buildEverywhere(server);
await fillOrganisation(server, { groupId: subject.groupId, actorId: adminId });
const pairs = {
  users: { keepId: await buildUser(db), dropId: subject.userId },
  groups: { keepId: await buildGroup(db), dropId: subject.groupId },
};
type Kind = keyof typeof pairs;
// Both people are delegates of one course. Otherwise the whole delegate moves, and the feedback with it, so that no row
// of feedback is moved.
await server.rows(
  `insert into virtual_group_delegates (virtual_group_id, user_id)
   select virtual_group_id, $1 from virtual_group_delegates where user_id = $2`,
  [pairs.users.keepId, subject.userId],
);

const merge = async (kind: Kind): Promise<number> =>
  (await admin.post(`/api/admin/${kind}/merge`, pairs[kind])).json().merge_id;
const undo = (mergeId: number) => admin.post(`/api/admin/merges/${mergeId}/undo`, {});
const tablesMovedIn = async (mergeId: number) =>
  (
    await server.rows<{ name: MergedTableName }>(
      "select distinct table_name as name from merge_changes where merge_id = $1 and change = 'update' order by 1",
      [mergeId],
    )
  ).map(({ name }) => name);

const cases: [MergedTableName, Kind][] = [];
for (const kind of ['users', 'groups'] as const) {
  const mergeId = await merge(kind);
  cases.push(...(await tablesMovedIn(mergeId)).map((table): [MergedTableName, Kind] => [table, kind]));
  expect((await undo(mergeId)).statusCode).toBe(200);
}

type Change = { before: Record<string, unknown>; after: Record<string, unknown> };

/** Returns a where-clause for a row by its key, as the merge left it. */
function whereOf(table: MergedTableName, { after }: Change): string {
  return keyOf(table)
    .map((column) => `t.${column} = '${after[column]}'`)
    .join(' and ');
}

/** Runs a statement without foreign keys, so that it can delete one row and leave the rows that refer to it. */
const force = (statement: string) =>
  onServer(
    server.environment.DATABASE_URL,
    `begin; set local session_replication_role = replica; ${statement}; commit`,
  );

async function deleteMoved(table: MergedTableName, mergeId: number) {
  const [change] = await server.rows<Change>(
    "select before, after from merge_changes where merge_id = $1 and table_name = $2 and change = 'update' order by id limit 1",
    [mergeId, table],
  );
  if (change === undefined) throw new Error(`The merge moves no row of ${table}`);
  const where = whereOf(table, change);
  const [row] = await server.rows<{ row: object }>(`select to_jsonb(t) as row from ${table} t where ${where}`);
  await force(`delete from ${table} t where ${where}`);
  const insert = (values: object) =>
    force(
      `insert into ${table} overriding system value
       select * from jsonb_populate_record(null::${table}, '${JSON.stringify(values).replaceAll("'", "''")}')`,
    );
  return {
    key: change.after,
    isThere: async () => (await server.rows(`select 1 from ${table} t where ${where}`)).length > 0,
    putBack: () => insert({ ...row?.row }),
    putBackAsBefore: () => insert({ ...row?.row, ...change.before }),
  };
}

test.each(cases)('treats a deleted row of %s as declared (merge of %s)', async (table, kind) => {
  const { record, whenGone } = mergedTable(table);
  const mergeId = await merge(kind);
  const others = (await tablesMovedIn(mergeId)).length;
  const deleted = await deleteMoved(table, mergeId);
  const answer = await undo(mergeId);
  if (whenGone === 'skip') {
    expect([answer.statusCode, answer.body]).toEqual([200, '{"ok":true}']);
    expect(await deleted.isThere(), 'the row stays gone').toBe(false);
    await deleted.putBackAsBefore();
    return;
  }
  expect(answer.statusCode, answer.body).toBe(409);
  const name = deleted.key.id === undefined ? `${record} (` : `${record} ${deleted.key.id}.`;
  expect(answer.json().message).toContain(`This record is no longer there: ${name}`);
  expect(answer.json().message).toContain('restore it from a backup, then undo. Nothing was changed.');
  expect((await tablesMovedIn(mergeId)).length, 'nothing is undone').toBe(others);
  await deleted.putBack();
  expect((await undo(mergeId)).statusCode, 'restored rows can be undone').toBe(200);
});

test('deletes a moved row of every declared table', () => {
  const tried = [...new Set(cases.map(([table]) => table))].sort();
  expect(tried, 'test-support/merges.factory.ts builds a row for each table of an x.merged-data.ts that moves').toEqual(
    mergedTables.toSorted(),
  );
});

test.each([
  ['organisation', 'groups', 'merges.factory.ts'],
  ['person', 'users', 'personal-data.factory.ts'],
] as const)('deletes a row of every table that follows the %s', (what, kind, file) => {
  const tried = cases.filter(([, one]) => one === kind).map(([table]) => table);
  const missing = followersOf(what).filter(([table]) => !tried.includes(table));
  expect(missing.map(([table]) => `${table}: build a row in test-support/${file}`)).toEqual([]);
});

test('skips rows of every table from which erasure or a daily job deletes', () => {
  const deleting = personalTables().filter(
    ({ classified }) => classified.erase === 'rows' || classified.ends !== undefined,
  );
  const needed = deleting
    .map(({ table }) => table)
    .filter((table) => mergedTables.some((name) => name === table && mergedTable(name).whenGone === 'refuse'));
  expect(needed, "declare whenGone: 'skip' in x.merged-data.ts of the room of these tables").toEqual([]);
});
