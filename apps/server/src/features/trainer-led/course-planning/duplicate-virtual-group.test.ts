import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { buildManager, buildUser } from '../../../test-support/people.factory.ts';
import { buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp({ connections: 10 });
const { db, clock } = server;
beforeEach(() => clock.set('2026-08-01T09:00:00Z'));

/** A course of two days, 1 and 3 September, 10:00 to 12:00. */
async function buildCourseOfTwoDays() {
  const course = await buildSession(server, { delegates: 2, pool: 1 });
  const { virtualGroupId } = course;
  await db.deleteFrom('virtual_group_sessions').where('virtual_group_id', '=', virtualGroupId).execute();
  await db
    .insertInto('virtual_group_sessions')
    .values(
      ['2026-09-01', '2026-09-03'].map((day, index) => ({
        ...{
          virtual_group_id: virtualGroupId,
          ordinal: index + 1,
          training_slot: 'am',
          place: index === 0 ? null : 'Room 2',
        },
        ...{ training_start: `${day}T10:00:00Z`, training_end: `${day}T12:00:00Z` },
      })),
    )
    .execute();
  await db
    .updateTable('virtual_groups')
    .set({ waiting_list: 'manual', minimum_delegates: 2, what_to_bring: 'A top' })
    .where('id', '=', virtualGroupId)
    .execute();
  await db
    .insertInto('courses')
    .values({ abstract_course_id: course.productId, deliverable_id: 4, version: 2, is_live: true })
    .execute();
  const path = `/api/admin/groups/${course.groupId}/virtual-groups/${virtualGroupId}/duplicate`;
  const copy = (day: string | null, repeatWeekly: number, idempotencyKey = randomUUID()) =>
    course.asSuper.post(path, { day, repeatWeekly, idempotencyKey });
  return { ...course, copy };
}

test('copies are drafts with the same words, places and times, a week apart, without people', async () => {
  const course = await buildCourseOfTwoDays();
  const key = randomUUID();
  const first = await course.copy('2026-10-19', 3, key);
  expect((await course.copy('2026-10-19', 3, key)).json()).toEqual(first.json());
  const { copies } = first.json();
  // The clocks change on 25 October: the times on the wall stay.
  expect(copies.map(({ training_start: start }: { training_start: string }) => start)).toEqual([
    '2026-10-19T10:00:00.000Z',
    '2026-10-26T10:00:00.000Z',
    '2026-11-02T10:00:00.000Z',
  ]);
  const plan = (
    await course.asSuper.get(`/api/admin/groups/${course.groupId}/virtual-groups/${copies[1].id}/plan`)
  ).json();
  expect(plan).toMatchObject({
    ...{ title: 'Basic life support', state: 'draft', delegatePlacesAllowed: 12, minimum_delegates: 2 },
    ...{ what_to_bring: 'A top', waiting_list: 'manual', place: 'Quay Room', trainerUserId: null, delegates: 0 },
    sessions: [
      { training_start: '2026-10-26T10:00:00.000Z', training_end: '2026-10-26T12:00:00.000Z', place: null },
      { training_start: '2026-10-28T10:00:00.000Z', place: 'Room 2' },
    ],
  });
  expect(await server.rows('select subject from audit_events where action = $1', ['virtualGroups.duplicate'])).toEqual(
    copies.map(({ id }: { id: number }) => ({ subject: `virtual group ${id}` })),
  );
});

test.each([
  ['a missing day', null, 1, { day: ['Choose the day of the first session'] }],
  ['a past day', '2026-07-31', 1, { day: ['Choose a day from today on'] }],
  ['too many', '2026-10-19', 27, { repeatWeekly: ['Enter 26 at most'] }],
  ['none', '2026-10-19', 0, { repeatWeekly: ['Enter at least 1'] }],
])('refuses copies with %s', async (_what, day, weeks, errors) => {
  const course = await buildCourseOfTwoDays();
  const answer = await course.copy(day, weeks);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
});

test('no copy is made when one falls into the hour of a clock change, or when the course is not taught any more', async () => {
  const course = await buildCourseOfTwoDays();
  await db
    .updateTable('virtual_group_sessions')
    .set({ training_start: '2026-09-01T01:30:00Z', training_end: '2026-09-01T03:00:00Z' })
    .where('virtual_group_id', '=', course.virtualGroupId)
    .where('ordinal', '=', 1)
    .execute();
  expect((await course.copy('2026-10-18', 2)).json().errors).toEqual({
    day: ['Copy 2, session 1: The clocks change in this hour. Choose a time before 01:00 or from 02:00'],
  });
  const [count] = await server.rows('select count(*)::int from virtual_groups where group_id = $1', [course.groupId]);
  expect(count).toEqual({ count: 1 });
  await db
    .updateTable('abstract_courses')
    .set({ archived_at: clock.now() })
    .where('id', '=', course.productId)
    .execute();
  expect((await course.copy('2026-11-18', 1)).statusCode).toBe(409);
});

test('an organisation admin copies courses of services alone', async () => {
  const course = await buildCourseOfTwoDays();
  const { groupId, virtualGroupId } = course;
  const subgroupId = await buildSubgroup(db, { groupId });
  const body = () => ({ day: '2026-10-19', repeatWeekly: 1, idempotencyKey: randomUUID() });
  const base = `/api/grouping-admin/groups/${groupId}`;
  const inService = `${base}/subgroups/${subgroupId}/virtual-groups/${virtualGroupId}/duplicate`;
  expect((await course.asAdmin.post(`${base}/virtual-groups/${virtualGroupId}/duplicate`, body())).statusCode).toBe(
    404,
  );
  expect((await course.asAdmin.post(inService, body())).statusCode).toBe(404);
  await db.updateTable('virtual_groups').set({ subgroup_id: subgroupId }).where('id', '=', virtualGroupId).execute();
  expect((await course.asAdmin.post(inService, body())).statusCode).toBe(200);
  const serviceAdmin = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: serviceAdmin, groupId, subgroupId });
  const asService = await server.as(serviceAdmin);
  expect((await asService.post(inService.replace('grouping', 'subgroup'), body())).statusCode).toBe(404);
});
