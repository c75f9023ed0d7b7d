import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildVirtualGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { type BuiltSession, buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp();
const { db, clock } = server;
const afterwards = '2026-09-01T10:30:00Z';
clock.set(afterwards);
afterEach(() => clock.set(afterwards));

const close = async (session: BuiltSession, virtualGroupId: number = session.virtualGroupId) => {
  const admin = await server.as(session.superId);
  const answer = await admin.post(`/api/admin/virtual-groups/${virtualGroupId}/close-course`, {
    idempotencyKey: randomUUID(),
    waivers: session.people.map((userId) => ({ userId, reason: 'Other proof' })),
  });
  expect(answer.json()).toMatchObject({ state: 'closed' });
};

/** A closed course: A attended, B was absent with an unstarted licence, C was excused without one. */
async function closed() {
  const session = await buildSession(server, { pool: 2 });
  await session.issueTo(0, 1);
  await session.mark({ 0: 'attended', 1: 'absent', 2: 'excused' });
  await close(session);
  return session;
}

type Row = { user: { id: number }; is_excused: boolean; seat: string; caught_up: unknown };
const report = async (session: BuiltSession, query = '') => {
  const admin = await server.as(session.superId);
  return (await admin.get(`/api/admin/pled-absentees?groupId=${session.groupId}${query}`)).json();
};
const peopleIn = async (session: BuiltSession, query: string) =>
  (await report(session, query)).rows.map(({ user }: Row) => session.people.indexOf(user.id)).sort();

test('closing writes who was absent or excused, and what became of their licences (V4)', async () => {
  const session = await closed();
  const { rows, figures, trainers } = await report(session, '&sort=name');
  expect(rows.map(({ user, is_excused, seat }: Row) => [session.people.indexOf(user.id), is_excused, seat])).toEqual([
    [1, false, 'returned'],
    [2, true, 'none'],
  ]);
  expect(rows[0]).toMatchObject({ day: '2026-09-01', caught_up: null, is_member: true, subgroup: null });
  expect(figures).toEqual({ absent: 1, excused: 1, caught_up: 0, there: 1 });
  expect(trainers).toEqual([{ id: session.trainerId, name: expect.any(String), count: 2 }]);
});

/** Another course of the same product, some days later, which B attends. Returns its number. */
async function another(session: BuiltSession, days: number): Promise<number> {
  const start = new Date(Date.parse('2026-09-01T10:00:00Z') + days * 86_400_000);
  clock.set(new Date(start.getTime() + 7_200_000).toISOString());
  const { groupId, productId, trainerId, people } = session;
  const virtualGroupId = await buildVirtualGroup(db, {
    ...{ groupId, productId, trainerId, start: start.toISOString(), place: 'Quay Room' },
    delegates: [{ userId: people[1] ?? 0, attendance: 'attended' }],
  });
  await close(session, virtualGroupId);
  return virtualGroupId;
}

test('an absence is caught up by the same course within 90 days, and by no later one', async () => {
  const [inTime, late] = [await closed(), await closed()];
  const virtualGroupId = await another(inTime, 90);
  await another(late, 91);
  const [row] = (await report(inTime, '&state=caught-up')).rows;
  expect(row.caught_up).toEqual({
    virtual_group: { id: virtualGroupId, name: 'Injection technique' },
    day: '2026-11-30',
  });
  expect(await peopleIn(inTime, '&state=open')).toEqual([2]);
  expect(await peopleIn(late, '&state=caught-up')).toEqual([]);
});

test('the report is narrowed by organisation, trainer, product, days and search', async () => {
  const session = await closed();
  await closed();
  expect(await peopleIn(session, `&trainerId=${session.trainerId}&productId=${session.productId}`)).toEqual([1, 2]);
  expect(await peopleIn(session, `&trainerId=${session.superId}`)).toEqual([]);
  expect(await peopleIn(session, '&from=2026-09-01&to=2026-09-01')).toEqual([1, 2]);
  expect(await peopleIn(session, '&from=2026-09-02')).toEqual([]);
  expect(await peopleIn(session, '&to=2026-08-31')).toEqual([]);
  expect(await peopleIn(session, '&q=person%20b')).toEqual([1]);
});

test('organisation admins see their own organisation alone, on the page and in the file', async () => {
  const [mine, other] = [await closed(), await closed()];
  const admin = await server.as(mine.adminId);
  const { rows, total } = (await admin.get('/api/grouping-admin/pled-absentees')).json();
  expect([total, new Set(rows.map(({ group }: { group: { id: number } }) => group.id))]).toEqual([
    2,
    new Set([mine.groupId]),
  ]);
  const foreign = await admin.get(`/api/grouping-admin/pled-absentees?groupId=${other.groupId}`);
  expect(foreign.json()).toMatchObject({ total: 0, figures: { absent: 0, there: 0 } });
  const file = await admin.get('/api/grouping-admin/pled-absentees/csv');
  expect(file.body.trim().split('\n')).toHaveLength(3);
  const nobody = await server.as(await buildUser(db));
  expect((await nobody.get('/api/grouping-admin/pled-absentees')).statusCode).toBe(403);
});
