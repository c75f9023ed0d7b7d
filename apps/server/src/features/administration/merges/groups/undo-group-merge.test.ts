import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../../test-support/catalogue.factory.ts';
import { buildStock } from '../../../../test-support/licences.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup, buildVirtualGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { verifyLedger } from '../../../licences/ledger/check-ledger.ts';

const server = await openTestApp();
const { db, clock, services } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const admin = await server.as(adminId);

const undo = (mergeId: number) => admin.post(`/api/admin/merges/${mergeId}/undo`, {});
const merge = async (kind: 'groups' | 'users', pair: { keepId: number; dropId: number }): Promise<number> =>
  (await admin.post(`/api/admin/${kind}/merge`, pair)).json().merge_id;

/** Creates two organisations with ten seats each for one course. The one to drop has a service and a member. */
async function twoOrganisations() {
  const [keepId, dropId] = [await buildGroup(db, { name: 'Wealden' }), await buildGroup(db, { name: 'Ashdown' })];
  const { productId } = await buildCourse(db);
  for (const groupId of [keepId, dropId])
    await buildStock(services, { groupId, productId, actorId: adminId, quantity: 10 });
  const subgroupId = await buildSubgroup(db, { groupId: dropId, name: 'Mill Road' });
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId: dropId, subgroupId });
  const key = { productId, certificateMonths: 12 };
  const ask = async (groupId: number, path: string, body: object) => {
    const answer = await admin.post(`/api/admin/groups/${groupId}/${path}`, { idempotencyKey: randomUUID(), ...body });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const issue = (groupId: number, person: number) =>
    ask(groupId, 'bulk-issue-from-general-pot', { ...key, userIds: [person] });
  const licencesOf = async (person: number) =>
    (await server.rows<{ id: number }>('select id from licences where user_id = $1 order by id', [person])).map(
      ({ id }) => id,
    );
  const seats = async (groupId: number) =>
    Object.fromEntries(
      (
        await server.rows<{ kind: string; seats: number }>(
          'select kind, sum(available)::int as seats from licence_accounts where group_id = $1 group by 1',
          [groupId],
        )
      ).map((row) => [row.kind, row.seats]),
    );
  return { keepId, dropId, productId, subgroupId, userId, key, ask, issue, licencesOf, seats };
}

test('returns the seat of a licence deleted between merge and undo to the organisation that bought it', async () => {
  const { keepId, dropId, userId, ask, issue, licencesOf, seats } = await twoOrganisations();
  await issue(dropId, userId);
  const [licenceId] = await licencesOf(userId);
  const mergeId = await merge('groups', { keepId, dropId });
  await ask(keepId, 'delete-licence', { licenceId, reason: 'Issued by mistake' });
  expect((await undo(mergeId)).statusCode).toBe(200);
  expect(await seats(dropId)).toMatchObject({ SUPPLY: -10, POT: 10, HELD: 0 });
  expect(await seats(keepId)).toMatchObject({ SUPPLY: -10, POT: 10, HELD: 0 });
  expect((await verifyLedger(db)).faults).toEqual([]);
});

test('counts one seat for a licence that a merge of people took back and its undo issued again', async () => {
  const { keepId, dropId, userId, issue, licencesOf, seats } = await twoOrganisations();
  const counterpartId = await buildUser(db);
  await buildMembership(db, { userId: counterpartId, groupId: keepId });
  await issue(dropId, userId);
  const groups = await merge('groups', { keepId, dropId });
  await issue(keepId, counterpartId);
  const people = await merge('users', { keepId: counterpartId, dropId: userId });
  const states = () => server.rows('select state from licences where id = any($1)', [ids]);
  const ids = await licencesOf(counterpartId);
  expect(await states()).toContainEqual({ state: 'reclaimed' });
  expect((await undo(people)).statusCode).toBe(200);
  expect(await states()).toEqual([{ state: 'issued' }, { state: 'issued' }]);
  expect((await undo(groups)).statusCode).toBe(200);
  for (const id of [keepId, dropId]) expect(await seats(id)).toMatchObject({ SUPPLY: -10, POT: 9, HELD: 1 });
  expect((await verifyLedger(db)).faults).toEqual([]);
});

test('an undo moves requests that a service or its course made since the merge back with it', async () => {
  const { keepId, dropId, subgroupId, productId, key } = await twoOrganisations();
  const mergeId = await merge('groups', { keepId, dropId });
  const managerId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: managerId, groupId: keepId, subgroupId });
  const manager = await server.as(managerId);
  const at = (groupId: number) => `/api/subgroup-admin/groups/${groupId}/subgroups/${subgroupId}`;
  const { id } = (await manager.post(`${at(keepId)}/request-licences`, { ...key, quantity: 6 })).json();
  const sessionId = await buildVirtualGroup(db, { groupId: keepId, subgroupId, productId });
  const [fromSession] = await server.rows<{ id: number }>(
    `insert into licence_requests (group_id, virtual_group_id, product_type, product_id, certificate_months, quantity,
       requested_by, requested_at) values ($1, $2, 'abstract_course', $3, 12, 4, $4, $5) returning id`,
    [keepId, sessionId, productId, managerId, clock.now()],
  );
  expect((await undo(mergeId)).statusCode).toBe(200);
  const rows = await server.rows('select id, group_id from licence_requests where id = any($1) order by id', [
    [id, fromSession?.id],
  ]);
  expect(rows).toEqual([
    { id, group_id: dropId },
    { id: fromSession?.id, group_id: dropId },
  ]);
  const back = await server.as(managerId);
  expect((await back.get(`${at(dropId)}/licence-requests`)).json().rows).toMatchObject([{ id, quantity: 6 }]);
});

test('refuses an undo while a returning service has new seats in its pool, and names the number', async () => {
  const { keepId, dropId, subgroupId, key, ask, seats } = await twoOrganisations();
  await ask(dropId, 'pool-allocation', { ...key, pools: [{ placeId: subgroupId, quantity: 2 }] });
  const mergeId = await merge('groups', { keepId, dropId });
  const more = { ...key, pools: [{ placeId: subgroupId, quantity: 3 }] };
  await ask(keepId, 'pool-allocation', more);
  const refused = await undo(mergeId);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Mill Road has received 3 licences in its pool since the merge. Move that number back to the general pot, then undo. Nothing was changed.',
  ]);
  expect(await seats(keepId)).toMatchObject({ POT: 15, POOL: 5 });
  await ask(keepId, 'pool-return', more);
  expect((await undo(mergeId)).statusCode).toBe(200);
  expect([await seats(dropId), await seats(keepId)]).toMatchObject([
    { POT: 8, POOL: 2 },
    { POT: 10, POOL: 0 },
  ]);
});

test('refuses an undo while a course that was planned since the merge has seats in its pool', async () => {
  const { keepId, dropId, subgroupId, productId, key, ask } = await twoOrganisations();
  const mergeId = await merge('groups', { keepId, dropId });
  const sessionId = await buildVirtualGroup(db, { groupId: keepId, subgroupId, productId, title: 'Flu jabs' });
  await ask(keepId, 'pool-allocation', { ...key, pools: [{ kind: 'VGPOOL', placeId: sessionId, quantity: 1 }] });
  expect((await undo(mergeId)).json().message).toMatch(/^Flu jabs has received 1 licence in its pool/u);
});

test('refuses an undo while a licence that was issued since from the pool of such a course is live', async () => {
  const { keepId, dropId, subgroupId, userId, key, ask, licencesOf } = await twoOrganisations();
  const mergeId = await merge('groups', { keepId, dropId });
  const pools = [{ placeId: subgroupId, quantity: 1 }];
  await ask(keepId, 'pool-allocation', { ...key, pools });
  await ask(keepId, `subgroups/${subgroupId}/bulk-issue-from-pool`, { ...key, userIds: [userId] });
  const refused = await undo(mergeId);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Mill Road has 1 licence in use that was issued since the merge. Take it back first, or wait until it is completed. Nothing was changed.',
  ]);
  await ask(keepId, 'take-back-licences', { licenceIds: await licencesOf(userId), reason: 'left' });
  await ask(keepId, 'pool-return', { ...key, pools });
  expect((await undo(mergeId)).statusCode).toBe(200);
  expect((await verifyLedger(db)).faults).toEqual([]);
});
