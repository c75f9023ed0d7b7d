import { type Answer, AppError, type Body, fieldError } from '@doselore/contract';
import {
  type duplicateVirtualGroup as endpoint,
  movedTo,
  type PlannedSession,
  sessionsProblem,
} from '@doselore/contract/course-planning';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { onceWithAnswer } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { type InPlace, lockCourse, showSessions, type VirtualGroupData } from '../virtual-groups/index.ts';
import { listOrganisers, listTaughtProducts } from './choices.repository.ts';
import { courseFieldsOf, getPlanData, insertDraft, type PlanData, saveSchedule } from './planning.repository.ts';
import { saveSessions } from './sessions.repository.ts';

type Core = Pick<Services, 'db' | 'clock'>;
type Duplicating = InPlace & Body<typeof endpoint.group>;
type Copies = Answer<typeof endpoint.group>;

/**
 * Copies a course into drafts, one a week from a day on. Words, places, sessions and venue are copied, not its people,
 * trainer and meeting. All copies are made or none.
 */
export function duplicateVirtualGroup(services: Core, actor: Actor, target: Duplicating): Promise<Copies> {
  const { virtualGroupId, day, repeatWeekly, idempotencyKey } = target;
  const command = `copy course ${virtualGroupId}/${day}/${repeatWeekly}`;
  return onceWithAnswer(services.db, { actorId: actor.id, key: idempotencyKey, command }, async (tx) => {
    const course = await lockCourse(tx, target);
    const [product] = await listTaughtProducts(tx, course.product_id);
    if (product === undefined)
      throw new AppError('conflict', 'This course of the catalogue is no longer taught. Nothing was copied.');
    const data = await getPlanData(tx, virtualGroupId);
    const sessions = await showSessions(tx, virtualGroupId);
    const weeks = Array.from({ length: repeatWeekly }, (_nothing, week) => week);
    const today = londonWallClock(services.clock.now()).toISOString().slice(0, 10);
    const runs = weeks.map((week) => runOf(sessions, { day, week, today }));
    const organisers = await listOrganisers(tx, course.group_id);
    const organiserUserId = organisers.some(({ id }) => id === data.organiser_user_id) ? data.organiser_user_id : null;
    const source = {
      course,
      data: { ...data, organiser_user_id: organiserUserId },
      deliverableId: product.deliverable_id,
    };
    const copies: Copies['copies'] = [];
    for (const run of runs) copies.push(await copy(tx, actor, { ...source, sessions: run }));
    return { copies };
  });
}

type When = { day: string | null; week: number; today: string };

function runOf(sessions: readonly PlannedSession[], { day, week, today }: When): PlannedSession[] {
  if (sessions.length === 0) return [];
  if (day === null) throw fieldError('day', 'Choose the day of the first session');
  if (day < today) throw fieldError('day', 'Choose a day from today on');
  const moved = movedTo(sessions, day, week);
  const problem = sessionsProblem(moved);
  if (problem !== undefined)
    throw fieldError('day', `Copy ${week + 1}, session ${problem.session + 1}: ${problem.message}`);
  return moved;
}

type Source = { course: VirtualGroupData; data: PlanData; deliverableId: number; sessions: readonly PlannedSession[] };

async function copy(tx: Tx, actor: Actor, { course, data, deliverableId, sessions }: Source) {
  const { group_id: groupId, subgroup_id: subgroupId, product_id: productId } = course;
  const body = { ...courseFieldsOf(data), productId, certificateMonths: course.certificate_months };
  const virtualGroupId = await insertDraft(tx, { groupId, subgroupId, actorId: actor.id, deliverableId, body });
  await saveSchedule(tx, virtualGroupId, {
    ...{ trainerUserId: null, venueId: data.venue_id, place: data.place },
    ...{ video_account_id: null, meeting_url: null, meeting_id: null, meeting_passcode: null },
  });
  await saveSessions(tx, {
    ...{ virtualGroupId, sessions },
    calendar: { isKnown: false, hasNewVenue: false, hasNewPlace: false },
  });
  await recordAudit(tx, actor, {
    action: 'virtualGroups.duplicate',
    subject: `virtual group ${virtualGroupId}`,
    groupId,
    detail: { virtualGroupId: course.id },
  });
  const starts = sessions.map(({ training_start }) => training_start).sort();
  return { id: virtualGroupId, training_start: starts[0] ?? null };
}
