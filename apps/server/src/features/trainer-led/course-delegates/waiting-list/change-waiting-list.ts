import { AppError, terms } from '@doselore/contract';
import { promotionAt, type WaitingVerdict } from '@doselore/contract/course-delegates';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, type CheckedPlace, notFound, type VirtualGroupId } from '../../../../platform/access/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import { onceWithAnswer } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import {
  type CourseNow,
  changeCourse,
  type OwnStep,
  onCourse,
  openStep,
  recordEach,
  showQueue,
} from '../../course-changes/index.ts';
import { type InPlace, lockCourseById, showDelegates, type VirtualGroupData } from '../../virtual-groups/index.ts';
import { addDelegates } from '../delegates/add-delegates.ts';
import { listEligible } from '../delegates/delegate-choices.repository.ts';
import { leave } from './answer-offer.ts';
import { endWaiting } from './end-waiting.ts';
import { freePlaces } from './free-places.ts';
import { promoteFirst } from './promote-first.ts';
import { insertWaiting } from './waiting-list.repository.ts';

type Verdicts = { added: number; waiting: number; rows: { user_id: number; verdict: WaitingVerdict }[] };

/**
 * Invites members in this order. Free places are for them only while nobody waits; the others wait behind those who wait
 * already. Throws 409 for a course without a waiting list.
 */
export function inviteOrWait(
  services: Services,
  actor: Actor,
  { userIds, ...target }: InPlace & { userIds: readonly number[] },
): Promise<Verdicts> {
  return onCourse(services, actor, target, (step) => {
    if (step.course.waiting_list === 'off')
      throw new AppError('conflict', `This ${terms.virtualGroup.one} has no waiting list. Nobody was added.`);
    return placeOrWait(step, { place: target.place, userIds });
  });
}

/** Counts the free places that are for people who do not wait yet. */
export function placesAheadOfWaiting(course: VirtualGroupData): number {
  return course.waiting > course.offers ? 0 : freePlaces(course);
}

/** Lists the people who have a place at a course or wait for one. */
export async function listKnownPeople(tx: Tx, virtualGroupId: VirtualGroupId): Promise<Set<number>> {
  return new Set([
    ...(await showDelegates(tx, virtualGroupId)).map(({ user_id }) => user_id),
    ...(await showQueue(tx, virtualGroupId)).map(({ user_id }) => user_id),
  ]);
}

type Inviting = { place: CheckedPlace; userIds: readonly number[] };

/**
 * Invites members of a place to a locked course in this order. Those who find no free place wait, or are skipped where
 * the course has no waiting list.
 */
export async function placeOrWait(step: OwnStep, target: Inviting): Promise<Verdicts> {
  const { result } = await changeCourse(step, (opened) => placeOrPutOnList(opened, target));
  return result;
}

async function placeOrPutOnList(
  step: OwnStep & { before: CourseNow },
  { place, userIds }: Inviting,
): Promise<Verdicts> {
  const { tx, course } = step;
  const eligible = await listEligible(tx, { place, userIds });
  const known = await listKnownPeople(tx, course.id);
  const uniqueIds = [...new Set(userIds)];
  const fresh = uniqueIds.filter((userId) => eligible.includes(userId) && !known.has(userId));
  const direct = fresh.slice(0, placesAheadOfWaiting(course));
  await addDelegates(step, direct);
  const behind = course.waiting_list === 'off' ? [] : await putOnList(step, fresh.slice(direct.length));
  const verdictOf = (userId: number): WaitingVerdict => {
    if (direct.includes(userId)) return 'added';
    if (behind.includes(userId)) return 'waiting';
    return known.has(userId) ? 'already' : 'skipped';
  };
  const rows = uniqueIds.map((userId) => ({ user_id: userId, verdict: verdictOf(userId) }));
  return { added: direct.length, waiting: behind.length, rows };
}

/** Puts people at the end of the list. Returns who joined. */
export async function putOnList(step: OwnStep, userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  const { tx, actor, course, at } = step;
  const joined = await insertWaiting(tx, { virtualGroupId: course.id, userIds, actorId: actor.id, at });
  await recordEach(step, { action: 'virtualGroups.wait', userIds: joined });
  return joined;
}

/** Removes people from the waiting list. Returns how many there were. */
export function removeWaiting(
  services: Services,
  actor: Actor,
  { userIds, ...target }: InPlace & { userIds: readonly number[] },
): Promise<{ removed: number }> {
  return onCourse(services, actor, target, async (step) => {
    const { result } = await changeCourse(step, () => stopWaiting(step, userIds));
    return { removed: result };
  });
}

/** Takes people off the list, and returns how many there were. */
export async function stopWaiting(step: OwnStep, userIds: readonly number[]): Promise<number> {
  const ended = await endWaiting(step.tx, { virtualGroupId: step.course.id, userIds, state: 'left' });
  await recordEach(step, { action: 'virtualGroups.stopWaiting', userIds: ended.userIds });
  return ended.userIds.length;
}

type Promoting = InPlace & { count: number; idempotencyKey: string };

/** Gives or offers free places to the first people who wait. Throws 409 with the reason when nobody can get one now. */
export function promoteWaiting(services: Services, actor: Actor, { count, idempotencyKey, ...target }: Promoting) {
  const command = `promote ${target.virtualGroupId}/${count}`;
  return onceWithAnswer(services.db, { actorId: actor.id, key: idempotencyKey, command }, async (tx) => {
    const step = await openStep(services, tx, actor, target);
    if (promotionAt(step.course, londonWallClock(step.at)) === 'nothing')
      throw new AppError('conflict', 'Places are given until 4 hours before a scheduled course. Nothing was changed.');
    if (freePlaces(step.course) === 0) throw new AppError('conflict', 'No place is free. Nothing was changed.');
    const { result: filled } = await changeCourse(step, () => promoteFirst(step, count), { by: 'list' });
    if (filled.promoted + filled.offered === 0)
      throw new AppError('conflict', 'Nobody who waits can get a place. Nothing was changed.');
    return filled;
  });
}

/** Takes the signed-in person off a waiting list. */
export function leaveWaitingList(
  services: Services,
  actor: Actor,
  { virtualGroupId }: { virtualGroupId: VirtualGroupId },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const course = await lockCourseById(tx, virtualGroupId);
    if (course === undefined) throw notFound();
    await leave({ services, tx, actor, course, at: services.clock.now() });
  });
}
