import { expect, test } from 'vitest';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildSubgroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { checkLedgerNow } from '../../../licences/ledger/index.ts';
import { type BuiltSession, buildSession } from '../../virtual-groups/session.factory.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
clock.set('2026-08-01T09:00:00Z');

const address = ({ groupId, virtualGroupId }: BuiltSession) =>
  `/api/admin/groups/${groupId}/virtual-groups/${virtualGroupId}/membership`;
const change = (session: BuiltSession, body: { add?: number[]; remove?: number[] }) =>
  session.asSuper.put(address(session), body);

async function buildMembers({ groupId }: BuiltSession, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const userId = await buildUser(db);
    await buildMembership(db, { userId, groupId });
    ids.push(userId);
  }
  return ids;
}

const setPlaces = (session: BuiltSession, places: number) =>
  db
    .updateTable('virtual_groups')
    .set({ delegate_places_allowed: places })
    .where('id', '=', session.virtualGroupId)
    .execute();
const subjects = async () =>
  (await server.rows<{ subject: string }>('select subject from outbox_messages order by id')).map((row) => row.subject);

test('removing a delegate returns the unstarted licence to the pool, and notifies the delegate (V18)', async () => {
  const session = await buildSession(server, { delegates: 3, pool: 2 });
  await session.issueTo(0, 1);
  const [first = 0] = session.people;
  const before = (await subjects()).length;
  expect((await change(session, { remove: [first] })).json()).toEqual({ added: 0, removed: 1, reclaimed: 1 });
  expect(await session.seats()).toMatchObject({ VGPOOL: 1, HELD: 1 });
  expect((await subjects()).slice(before)).toEqual([
    'No longer booked: Basic life support on Tue 1st Sep 2026 at 10:00',
  ]);
  expect((await change(session, { remove: [first] })).json()).toEqual({ added: 0, removed: 0, reclaimed: 0 });
  const audited = await server.rows<{ action: string }>(
    'select action from audit_events where subject = $1 order by id',
    [`virtual group ${session.virtualGroupId}`],
  );
  expect(audited.map(({ action }) => action)).toEqual(['licences.bulkIssue', 'virtualGroups.remove']);
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});

test('a delegate whose attendance is recorded stays, with their licence', async () => {
  const session = await buildSession(server, { delegates: 2, pool: 2 });
  await session.issueTo(0);
  clock.set('2026-09-01T09:30:00Z');
  const again = {
    ...session,
    asSuper: await server.as(session.superId),
    asTrainer: await server.as(session.trainerId),
  };
  const [first = 0] = session.people;
  await again.asTrainer.put(session.trainer('/register'), { marks: [{ userId: first, attendance: 'attended' }] });
  expect((await change(again, { remove: [first] })).json()).toEqual({ added: 0, removed: 0, reclaimed: 0 });
  expect((await again.asSuper.get(session.site(''))).json()).toMatchObject({ delegates: 2 });
  clock.set('2026-08-01T09:00:00Z');
});

test('more people than free places: nobody is added, and the answer says how many places are free', async () => {
  const session = await buildSession(server, { delegates: 3 });
  await setPlaces(session, 4);
  const ids = await buildMembers(session, 2);
  const refused = await change(session, { add: ids });
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    '1 place is free, and you chose 2 people. Raise the number of places first. Nobody was added.',
  ]);
  expect((await change(session, { add: ids.slice(0, 1) })).json()).toMatchObject({ added: 1 });
  expect((await change(session, { add: ids.slice(0, 1) })).json()).toMatchObject({ added: 0 });
  expect((await change(session, { add: ids, remove: ids.slice(0, 1) })).statusCode).toBe(409);
  const [first = 0] = session.people;
  const both = await change(session, { add: ids.slice(1), remove: [first] });
  expect(both.json()).toMatchObject({ added: 1, removed: 1 });
});

test('twenty admins who invite at once never fill more places than there are (V10)', async () => {
  const session = await buildSession(server, { delegates: 0 });
  await setPlaces(session, 7);
  const ids = await buildMembers(session, 20);
  const answers = await Promise.all(ids.map((id) => change(session, { add: [id] })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(13);
  const [row] = await server.rows('select count(*)::int from virtual_group_delegates where virtual_group_id = $1', [
    session.virtualGroupId,
  ]);
  expect(row).toEqual({ count: 7 });
});

test('people who are not members of the place are skipped', async () => {
  const session = await buildSession(server, { delegates: 0 });
  const stranger = await buildUser(db);
  const [left = 0] = await buildMembers(session, 1);
  await db.updateTable('group_members').set({ archived_at: clock.now() }).where('user_id', '=', left).execute();
  expect((await change(session, { add: [stranger, left] })).json()).toEqual({ added: 0, removed: 0, reclaimed: 0 });
});

test('a service sees a course of others by its own delegates alone, and changes nothing there (V19)', async () => {
  const session = await buildSession(server, { delegates: 3, pool: 2 });
  const { groupId, virtualGroupId } = session;
  const subgroupId = await buildSubgroup(db, { groupId });
  const [own = 0] = session.people;
  const serviceAdmin = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: serviceAdmin, groupId, subgroupId });
  const asService = await server.as(serviceAdmin);
  const base = `/api/subgroup-admin/groups/${groupId}/subgroups/${subgroupId}/virtual-groups`;
  expect((await asService.get(base)).json()).toEqual({ rows: [], total: 0 });
  expect((await asService.get(`${base}/${virtualGroupId}`)).statusCode).toBe(404);
  await db
    .insertInto('subgroup_members')
    .values({ group_id: groupId, subgroup_id: subgroupId, user_id: own })
    .execute();
  expect((await asService.get(base)).json()).toMatchObject({
    total: 1,
    rows: [{ id: virtualGroupId, by_membership_only: true, delegates: 1, unmarked: 1 }],
  });
  for (const path of [`${base}/${virtualGroupId}`, `/api/subgroup-admin/virtual-groups/${virtualGroupId}`]) {
    const detail = (await asService.get(path)).json();
    expect(detail).toMatchObject({ by_membership_only: true, delegates: 1, pool: 0 });
    expect(detail.delegate_rows.map((row: { user: { id: number } }) => row.user.id)).toEqual([own]);
  }
  expect((await asService.put(`${base}/${virtualGroupId}/membership`, { remove: [own] })).statusCode).toBe(404);
  expect((await asService.get(`${base}/${virtualGroupId}/membership`)).statusCode).toBe(404);
});

test('a service invites its own members to its own course, at every level', async () => {
  const session = await buildSession(server, { delegates: 0 });
  const { groupId, virtualGroupId } = session;
  const subgroupId = await buildSubgroup(db, { groupId });
  await db.updateTable('virtual_groups').set({ subgroup_id: subgroupId }).where('id', '=', virtualGroupId).execute();
  const serviceAdmin = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: serviceAdmin, groupId, subgroupId });
  const [inside = 0, outside = 0] = await buildMembers(session, 2);
  await db
    .insertInto('subgroup_members')
    .values({ group_id: groupId, subgroup_id: subgroupId, user_id: inside })
    .execute();
  const asService = await server.as(serviceAdmin);
  const path = `/api/subgroup-admin/groups/${groupId}/subgroups/${subgroupId}/virtual-groups/${virtualGroupId}/membership`;
  expect((await asService.put(path, { add: [inside, outside] })).json()).toMatchObject({ added: 1 });
  expect((await asService.get(`${path}?only=in`)).json()).toMatchObject({
    total: 1,
    delegates: 1,
    rows: [{ id: inside, is_delegate: true, is_marked: false }],
  });
});

test('nobody gets an email about a course that is over', async () => {
  clock.set('2026-09-02T09:00:00Z');
  const session = await buildSession(server, { delegates: 1 });
  const [late = 0] = await buildMembers(session, 1);
  const before = (await subjects()).length;
  expect((await change(session, { add: [late] })).json()).toMatchObject({ added: 1 });
  expect((await change(session, { remove: [late] })).json()).toMatchObject({ removed: 1 });
  expect((await subjects()).length).toBe(before);
  clock.set('2026-08-01T09:00:00Z');
});
