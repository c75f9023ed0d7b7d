import { randomBytes, randomUUID } from 'node:crypto';
import type { Learner } from '../learning.ts';
import { buildVirtualGroup } from '../places.factory.ts';
import type { TestApp } from '../test-app.ts';
import { buildBookingRows } from './booking-rows.factory.ts';

type Person = Pick<Learner, 'userId' | 'groupId' | 'productId'> & { adminId: number; mark: string };

/**
 * Builds a course that the person attends and leads, with rows in its tables that name them. Returns the id of the
 * course. `mark` is the text of every free text.
 */
export async function buildCourseRows(
  server: TestApp,
  { userId, groupId, productId, adminId, mark }: Person,
): Promise<number> {
  const { db, clock } = server;
  // A day of their own, because two trainers with sessions at one time are not merged.
  const taughtOn = new Date(Date.UTC(2025, 0, 1) + (userId % 365) * 86_400_000).toISOString().slice(0, 10);
  const session = await buildVirtualGroup(db, {
    groupId,
    productId: productId,
    start: `${taughtOn}T10:00:00Z`,
    delegates: [{ userId, attendance: 'attended' }],
  });
  const [taught] = await server.rows<{ id: number }>(
    'select id from virtual_group_sessions where virtual_group_id = $1',
    [session],
  );
  await db
    .insertInto('time_claims')
    .values({
      virtual_group_session_id: taught?.id ?? 0,
      trainer_user_id: userId,
      during: `[${taughtOn}T10:00Z,${taughtOn}T11:00Z)`,
    })
    .execute();
  await db
    .insertInto('session_joins')
    .values({ virtual_group_session_id: taught?.id ?? 0, user_id: userId, joined_at: `${taughtOn}T10:00:00Z` })
    .execute();
  await db
    .insertInto('absences')
    .values({
      ...{ virtual_group_id: session, user_id: userId, group_id: groupId, trainer_user_id: userId },
      ...{ abstract_course_id: productId, day: taughtOn, is_excused: false, seat: 'none' },
    })
    .execute();
  await buildBookingRows(server, { userId, groupId, productId, adminId, mark });
  const needs = { access: `Step-free ${mark}`, dietary: `No nuts ${mark}`, updated_at: clock.now() };
  await db
    .insertInto('delegate_needs')
    .values({ ...needs, virtual_group_id: session, user_id: userId })
    .execute();
  await db
    .insertInto('calendar_invitations')
    .values({
      ...{ virtual_group_id: session, calendar_uid: randomUUID(), user_id: userId, email: `${mark}@example.org` },
      ...{ sequence_sent: 0, digest: randomBytes(4), state: 'current', title: 'Otoscopy', sent_at: clock.now() },
      ...{ starts_at: `${taughtOn}T10:00:00Z`, ends_at: `${taughtOn}T12:00:00Z` },
    })
    .execute();
  const known = { virtual_group_id: session, user_id: userId, trainer_user_id: userId };
  await db
    .insertInto('organiser_notices')
    .values({ ...known, state: 'scheduled', digest: '', sent_at: clock.now() })
    .execute();
  await db
    .insertInto('virtual_group_declines')
    .values({ virtual_group_id: session, user_id: userId, note: mark, declined_at: clock.now() })
    .execute();
  await db
    .insertInto('cannot_attend_reports')
    .values({ virtual_group_id: session, trainer_user_id: userId, reason: mark, reported_at: clock.now() })
    .execute();
  const { id: checklistId } = await db
    .insertInto('observation_checklists')
    .values({
      abstract_course_id: productId,
      version: userId,
      items: JSON.stringify([{ key: '1', text: 'Calls for help', is_critical: true }]),
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('observations')
    .values({
      ...{ virtual_group_id: session, user_id: userId, checklist_id: checklistId },
      ...{ results: JSON.stringify({ 1: true }), assessor_id: adminId, at: clock.now() },
    })
    .execute();
  await db
    .insertInto('assessment_corrections')
    .values({
      ...{ virtual_group_id: session, user_id: userId, result: 'passed', reason: mark },
      ...{ corrected_by: adminId, corrected_at: clock.now() },
    })
    .execute();
  return session;
}
