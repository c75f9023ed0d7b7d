import type { TrainerDay } from '@doselore/contract/trainer-days';
import { beforeEach, expect, test } from 'vitest';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildPlanning, buildVenue } from '../course-planning/planning.factory.ts';
import { buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp();
const { db, clock } = server;
const path = '/api/virtual-group-admin/trainer-day';

beforeEach(() => clock.set('2026-08-01T09:00:00Z'));

/** Builds a course on 1 September 2026 from 10:00 to 11:00, and reads the day of its trainer. */
async function build(options: Parameters<typeof buildSession>[1] = {}) {
  const course = await buildSession(server, options);
  const dayAt = async (moment: string): Promise<TrainerDay> => {
    clock.set(moment);
    return (await (await server.as(course.trainerId)).get(path)).json();
  };
  const mark = async (nth: number, attendance: string) =>
    course.send([{ nth, attendance }], undefined, await server.as(course.trainerId));
  return { ...course, dayAt, mark };
}

const morning = '2026-09-01T08:44:00Z';

test('lists a session as coming, then as today, then as an open register until every delegate is marked', async () => {
  const { virtualGroupId: id, mark, dayAt } = await build({ delegates: 2 });
  const session = { id, title: 'Basic life support', nth: 1, sessions: 1, place: 'Quay Room', delegates: 2 };
  expect(await dayAt('2026-08-31T22:59:00Z')).toMatchObject({ day: '2026-08-31', today: [], coming: [session] });
  // Midnight in London is 23:00 UTC in summer.
  expect(await dayAt('2026-08-31T23:00:00Z')).toMatchObject({ day: '2026-09-01', today: [session], coming: [] });
  expect((await dayAt(morning)).today).toMatchObject([{ register: 'not_yet', marked: 0 }]);
  expect((await dayAt('2026-09-01T08:45:00Z')).today).toMatchObject([{ register: 'open', marked: 0 }]);
  expect((await mark(0, 'attended')).statusCode).toBe(200);
  expect(await dayAt('2026-09-01T20:00:00Z')).toMatchObject({ today: [{ marked: 1 }], registers: [] });
  const waiting = { id, delegates: 2, unmarked: 1, training_start: '2026-09-01T10:00:00.000Z' };
  expect(await dayAt('2026-09-02T07:00:00Z')).toMatchObject({ today: [], coming: [], registers: [waiting] });
  await mark(1, 'absent');
  expect(await dayAt('2026-09-02T07:00:00Z')).toMatchObject({ registers: [] });
});

test('a course of several days has a session on each of them', async () => {
  const { dayAt, sessionIds } = await build({ days: 3 });
  const [first, second, third] = await sessionIds();
  const day = await dayAt('2026-09-02T07:00:00Z');
  expect(day.registers).toMatchObject([{ session_id: first }]);
  expect(day.today).toMatchObject([{ session_id: second, nth: 2, sessions: 3 }]);
  expect(day.coming).toMatchObject([{ session_id: third, nth: 3, sessions: 3 }]);
});

test('names delegates who were invited since the start of yesterday, without people who came uninvited', async () => {
  const { dayAt, people, virtualGroupId } = await build({ delegates: 4 });
  const invited = ['2026-08-30T22:59:00Z', '2026-08-30T23:00:00Z', '2026-09-01T07:00:00Z', '2026-09-01T08:00:00Z'];
  for (const [nth, at] of invited.entries())
    await server.rows(
      'update virtual_group_delegates set invited_at = $1, is_uninvited = $2 where virtual_group_id = $3 and user_id = $4',
      [at, nth === 3, virtualGroupId, people[nth]],
    );
  expect((await dayAt(morning)).today[0]?.new_delegates).toEqual(['Person C', 'Person B']);
});

test('a session of today has its address, its contacts, the equipment and the needs', async () => {
  const { dayAt, virtualGroupId: id, people, adminId } = await build({ delegates: 2 });
  const contact = { contact_name: 'Hilda Brown', contact_phone: '01524 000 000', access_notes: 'Ring the bell' };
  const venueId = await buildVenue(await buildPlanning(server), { name: 'Quay Hotel', projector: true, ...contact });
  await server.rows(
    'update virtual_groups set venue_id = $1, organiser_user_id = $2, what_to_bring = $3 where id = $4',
    [...[venueId, adminId, 'A pen', id]],
  );
  clock.set('2026-08-20T09:00:00Z');
  const delegate = await server.as(people[0] ?? 0);
  expect((await delegate.put(`/api/virtual-group/${id}/needs`, { access: 'A ramp', dietary: '' })).statusCode).toBe(
    200,
  );
  const { today } = await dayAt(morning);
  expect(today).toMatchObject([
    {
      place: 'Quay Room, Quay Hotel, Morecambe',
      address: '1 Quay Road, Morecambe, LA4 4XX',
      ...{ access_notes: 'Ring the bell', venue_contact: { name: 'Hilda Brown', phone: '01524 000 000' } },
      ...{ what_to_bring: 'A pen', equipment: ['projector'], materials: 0, needs: 1, joining: null },
    },
  ]);
  expect(today[0]?.organiser?.email).toContain('@');
});

test('a meeting opens for the trainer an hour before the session', async () => {
  const { dayAt, virtualGroupId } = await build();
  await server.rows('update virtual_groups set deliverable_id = 3, place = null where id = $1', [virtualGroupId]);
  const joiningAt = async (moment: string) => (await dayAt(moment)).today[0]?.joining;
  expect(await joiningAt('2026-09-01T07:59:00Z')).toMatchObject({ state: 'early', is_ready: false });
  await server.rows(`update virtual_groups set meeting_url = 'https://meet.example.org/a' where id = $1`, [
    virtualGroupId,
  ]);
  expect(await joiningAt('2026-09-01T08:00:00Z')).toMatchObject({ state: 'open', is_ready: true });
  expect(await joiningAt('2026-09-01T10:01:00Z')).toMatchObject({ state: 'over' });
});

test('lists courses with delegates to assess and their last day, except courses with an online assessment', async () => {
  const { dayAt, virtualGroupId: id } = await build({ delegates: 2 });
  const assess = (type: string) =>
    server.rows('update virtual_groups set assessment_type = $1, post_training_days_allowed = 14 where id = $2', [
      type,
      id,
    ]);
  await server.rows(
    `update virtual_group_delegates set assessment = 'pending', attendance = 'attended' where virtual_group_id = $1`,
    [id],
  );
  await assess('paper');
  const waiting = { id, title: 'Basic life support', pending: 2, deadline: '2026-09-15' };
  expect((await dayAt('2026-09-02T07:00:00Z')).assessments).toEqual([waiting]);
  await assess('observed');
  expect((await dayAt('2026-09-02T07:00:00Z')).assessments).toEqual([waiting]);
  await assess('online');
  expect((await dayAt('2026-09-02T07:00:00Z')).assessments).toEqual([]);
});

test('a course that is delivered stays on the day until it is closed', async () => {
  const { dayAt, virtualGroupId } = await build();
  await server.rows(`update virtual_groups set state = 'delivered' where id = $1`, [virtualGroupId]);
  expect((await dayAt(morning)).today).toHaveLength(1);
  expect((await dayAt('2026-09-02T07:00:00Z')).registers).toHaveLength(1);
});

test.each(['draft', 'closed', 'cancelled'])('a course that is %s is not on the day', async (state) => {
  const { dayAt, virtualGroupId } = await build();
  await db.updateTable('virtual_groups').set({ state }).where('id', '=', virtualGroupId).execute();
  expect(await dayAt(morning)).toEqual({
    day: '2026-09-01',
    today: [],
    coming: [],
    registers: [],
    assessments: [],
    enquiries: { waiting: 0, due_at: null },
    confirmations: { waiting: 0, due_at: null },
  });
  expect((await dayAt('2026-09-02T07:00:00Z')).registers).toEqual([]);
});

test('shows trainers and co-trainers their own courses, without courses of archived organisations', async () => {
  const course = await build();
  const other = await build();
  const today = async (userId: number) =>
    ((await (await server.as(userId)).get(path)).json() as TrainerDay).today.map(({ id }) => id);
  clock.set(morning);
  expect(await today(course.trainerId)).toEqual([course.virtualGroupId]);
  const added = { virtual_group_id: course.virtualGroupId, user_id: other.trainerId, added_at: morning };
  await db.insertInto('virtual_group_managers').values(added).execute();
  expect(await today(other.trainerId)).toEqual([course.virtualGroupId, other.virtualGroupId]);
  await db.updateTable('groups').set({ archived_at: morning }).where('id', '=', course.groupId).execute();
  expect(await today(other.trainerId)).toEqual([other.virtualGroupId]);
  expect((await (await server.as(await buildUser(db))).get(path)).statusCode).toBe(403);
});
