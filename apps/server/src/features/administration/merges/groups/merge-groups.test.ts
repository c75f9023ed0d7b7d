import { expect, test } from 'vitest';
import { withoutScope } from '../../../../platform/access/index.ts';
import { systemClock } from '../../../../platform/clock/index.ts';
import { seedDemoWorld } from '../../../../seed/seed-demo-world.ts';
import { fillOrganisation, pictureOf } from '../../../../test-support/merges.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { verifyLedger } from '../../../licences/ledger/check-ledger.ts';
import { issueLicence } from '../../../licences/licence-issue/index.ts';
import { historyColumns } from '../merged-tables.ts';

const server = await openTestApp({ connections: 20 });
await seedDemoWorld({ ...server.services, clock: systemClock });
server.clock.set(new Date().toISOString());
const idOf = async (name: string) =>
  withoutScope<'group'>(
    Number((await server.rows<{ id: number }>('select id from groups where name = $1', [name]))[0]?.id),
    'test',
  );
const [dropId, keepId] = [await idOf('Ridgeway Pharmacy Limited'), await idOf('Ridgeway Pharmacy')];
const [morgan] = await server.rows<{ id: number }>("select id from users where username = 'morgan.ellis'");
const adminId = withoutScope<'user'>(morgan?.id ?? 0, 'test');
const admin = await server.as(adminId);
const pair = { keepId, dropId };

const stock = (ids: number[]) =>
  server.rows<{ key: string; kind: string; available: number }>(
    `select product_type || product_id || '/' || certificate_months as key, kind, sum(available)::int as available
     from licence_accounts where group_id = any($1) group by 1, 2 having sum(available) <> 0 order by 1, 2`,
    [ids],
  );
const idsOf = async (table: string, ids: number[]) =>
  (await server.rows<{ id: number }>(`select id from ${table} where group_id = any($1) order by id`, [ids])).map(
    ({ id }) => id,
  );
const mailAbout = (subject: string) =>
  server.rows('select recipient, body_text from outbox_messages where subject = $1 order by recipient', [subject]);
const attempts = () =>
  server.rows('select id, best_status, raw_score, lesson_location, total_time from sco_users order by id');

async function expectSoundBooks(groupId: number): Promise<void> {
  const sums = await server.rows<{ sum: number }>(
    `select sum(available)::int as sum from licence_accounts where group_id = $1
     group by product_type, product_id, certificate_months`,
    [groupId],
  );
  expect(
    sums.every(({ sum }) => sum === 0),
    'L1',
  ).toBe(true);
  const counted = await server.rows(
    `select count(*) filter (where state = 'issued')::int as held, count(started_at)::int as used
     from licences where group_id = $1 and not is_free_retry`,
    [groupId],
  );
  const accounts = await stock([groupId]);
  const total = (kind: string) =>
    accounts.filter((row) => row.kind === kind).reduce((sum, { available }) => sum + available, 0);
  expect(counted, 'L3').toEqual([{ held: total('HELD'), used: total('USED') }]);
  expect((await verifyLedger(server.db)).faults, 'L9').toEqual([]);
}

const whatToDo =
  'is it history? List it under "stays" in x.merged-data.ts of its room, and that file in merges/merged-tables.ts. ' +
  'Else name it there as "organisation", and fill it in test-support/merges.factory.ts';
const notMoved = (name: string) =>
  `${name}: the merge does not move it. Declare it in x.merged-data.ts of its room, and list that file in features/administration/merges/merged-tables.ts`;

/** Returns the answer to give where no merge was done. */
const afterMerge = (answers: readonly { body: string }[]) =>
  `${answers.map(({ body }) => body).join('\n')}\nA table with a reference to groups that is not moved keeps a merge from being done: declare it in x.merged-data.ts of its room`;

/** SQL for the rows that move, for tables where some rows stay. */
const moving: Record<string, string> = { subgroup_codes: "kind <> 'hq'" };

/** Lists the database columns that name an organisation, without those that may still name a dropped one. */
async function listColumnsLeft(): Promise<string[]> {
  const columns = await server.rows<{ name: string }>(
    `select k.table_name || '.' || k.column_name as name from information_schema.table_constraints c
     join information_schema.key_column_usage k using (constraint_name, constraint_schema)
     join information_schema.constraint_column_usage u using (constraint_name, constraint_schema)
     where c.constraint_type = 'FOREIGN KEY' and u.table_name = 'groups' order by 1`,
  );
  return columns.map(({ name }) => name).filter((name) => !historyColumns.includes(name));
}

async function namedIn(columns: string[], groupId: number): Promise<string[]> {
  const found: string[] = [];
  for (const name of columns) {
    const [table = '', column] = name.split('.');
    const query = `select 1 from ${table} where ${column} = $1 and ${moving[table] ?? true} limit 1`;
    if ((await server.rows(query, [groupId])).length > 0) found.push(name);
  }
  return found;
}

test('merges the two Ridgeways as the preview says, and restores both exactly', async () => {
  await fillOrganisation(server, { groupId: dropId, actorId: adminId });
  const left = await listColumnsLeft();
  const tried = await namedIn(left, dropId);
  const untried = left.filter((name) => !tried.includes(name)).map((name) => `${name}: ${whatToDo}`);
  expect(untried).toEqual([]);
  const before = {
    picture: await pictureOf(server),
    stock: await stock([keepId, dropId]),
    attempts: await attempts(),
    certificates: await idsOf('certificates', [keepId, dropId]),
    licences: await idsOf('licences', [keepId, dropId]),
  };
  const preview = (await admin.post('/api/admin/groups/merge-preview', pair)).json();
  expect(await pictureOf(server)).toEqual(before.picture);
  expect(preview).toMatchObject({
    in_both: 1,
    superseded: 1,
    collisions: [{ where: 'Lucy Marsham', outcome: 'reclaimed', ended: 'keep' }],
  });
  const subject = 'Ridgeway Pharmacy Limited is now part of Ridgeway Pharmacy';
  expect(await mailAbout(subject)).toEqual([]);
  const merged = await admin.post('/api/admin/groups/merge', pair);
  expect(merged.statusCode).toBe(200);
  const both = ['graham.coombe@example.org', 'harriet.coombe@example.org'];
  expect(await mailAbout(subject)).toEqual(
    both.map((recipient) => ({ recipient, body_text: expect.stringContaining(`/group-admin/${keepId}/dashboard`) })),
  );
  const after = await stock([keepId]);
  const at = (rows: typeof after, kind: string) =>
    rows.filter((row) => row.kind === kind).reduce((sum, { available }) => sum + available, 0);
  for (const kind of ['SUPPLY', 'POOL', 'VGPOOL', 'USED', 'VOID']) expect(at(after, kind)).toBe(at(before.stock, kind));
  expect([at(after, 'POT'), at(after, 'HELD')]).toEqual([at(before.stock, 'POT') + 1, at(before.stock, 'HELD') - 1]);
  expect(await stock([dropId])).toEqual([]);
  expect(await attempts()).toEqual(before.attempts);
  expect(await idsOf('certificates', [keepId])).toEqual(before.certificates);
  expect(await idsOf('licences', [keepId])).toEqual(before.licences);
  await expectSoundBooks(keepId);
  const services = await server.rows('select name from subgroups where group_id = $1 order by name', [keepId]);
  const names = ['Mill Lane', 'Ridgeway, Chapel Street', 'Ridgeway, High Street'];
  expect(services).toEqual(names.map((name) => ({ name })));
  expect((await namedIn(left, dropId)).map(notMoved)).toEqual([]);
  const shown = (await admin.get(`/api/admin/groups/${keepId}/members?per_page=50`)).json();
  expect(preview.records.find(({ kind }: { kind: string }) => kind === 'members').after).toBe(shown.total);
  const { merge_id: mergeId } = merged.json();
  const moved = await admin.post(`/api/admin/groups/${dropId}/state`, { list: 'open' });
  expect(moved.statusCode).toBe(409);
  expect((await admin.post(`/api/admin/merges/${mergeId}/undo`, {})).statusCode).toBe(200);
  const parted = await mailAbout('Ridgeway Pharmacy Limited and Ridgeway Pharmacy are separate again');
  expect(parted).toEqual(both.map((recipient) => expect.objectContaining({ recipient })));
  expect(await pictureOf(server)).toEqual(before.picture);
  for (const id of [keepId, dropId]) await expectSoundBooks(id);
});

test('keeps work between a merge and its undo, and the books of both balance', async () => {
  const { merge_id: mergeId } = (await admin.post('/api/admin/groups/merge', pair)).json();
  const [graham] = await server.rows<{ id: number }>("select id from users where username = 'graham.coombe'");
  const [owned] = await server.rows<{ product_id: number; months: number }>(
    `select product_id, certificate_months as months from licence_accounts
     where group_id = $1 and kind = 'POT' and available > 0 order by id limit 1`,
    [keepId],
  );
  await issueLicence(
    server.services,
    { id: adminId, level: 'superAdmin' },
    {
      groupId: keepId,
      userId: graham?.id ?? 0,
      productId: owned?.product_id ?? 0,
      certificateMonths: owned?.months ?? 0,
      idempotencyKey: 'between',
    },
  );
  const [mina] = await server.rows<{ id: number }>("select id from users where username = 'mina.solano'");
  const begun = await server.rows<{ id: number }>(
    "select id from licences where user_id = $1 and state = 'in_progress'",
    [mina?.id],
  );
  expect(begun.length).toBeGreaterThan(0);
  expect((await admin.post(`/api/admin/merges/${mergeId}/undo`, {})).statusCode).toBe(200);
  for (const id of [keepId, dropId]) await expectSoundBooks(id);
  expect(await idsOf('licences', [dropId])).toEqual(expect.arrayContaining(begun.map(({ id }) => id)));
});

test('refuses an undo once the moved licences are issued; of two merges at once one is done', async () => {
  const answers = await Promise.all([
    admin.post('/api/admin/groups/merge', pair),
    admin.post('/api/admin/groups/merge', { keepId: dropId, dropId: keepId }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort(), afterMerge(answers)).toEqual([200, 409]);
  const mergeId = answers.find(({ statusCode }) => statusCode === 200)?.json().merge_id;
  const kept = answers[0]?.statusCode === 200 ? keepId : dropId;
  await server.rows(
    `with m as (insert into licence_movements (from_account_id, to_account_id, quantity, kind, actor_id, batch_id,
         from_after, to_after)
       select p.id, v.id, p.available, 'void', $2, 'test', 0, v.available + p.available from licence_accounts p
       join licence_accounts v on v.group_id = p.group_id and v.product_id = p.product_id and v.kind = 'USED'
       where p.group_id = $1 and p.kind = 'POT' and p.available > 0 returning from_account_id, to_account_id, quantity)
     update licence_accounts a set available = a.available + case when a.id = m.to_account_id then m.quantity else -m.quantity end
     from m where a.id in (m.from_account_id, m.to_account_id)`,
    [kept, adminId],
  );
  const refused = await admin.post(`/api/admin/merges/${mergeId}/undo`, {});
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringMatching(/issued since/u)]);
});
