import { isHistoric, type VirtualGroupState } from '@doselore/contract/virtual-groups';
import type { Actor, CheckedPlace, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { showQueue } from '../../course-changes/index.ts';
import { findReachableDelegates, isAhead } from '../../course-notices/index.ts';
import { lockCourseById } from '../../virtual-groups/index.ts';
import { listKnownPeople, placeOrWait, placesAheadOfWaiting } from '../waiting-list/change-waiting-list.ts';

/** Places of a course for which a list of people is read. */
export type PlacesOfCourse = {
  /** State of a course that has ended. Nobody can be invited to it. */
  ended: VirtualGroupState | undefined;
  /** Places for people who do not wait yet. */
  free: number;
  hasWaitingList: boolean;
  /** Ids of the people who have a place or wait for one. */
  people: ReadonlySet<number>;
};

/** Locks a course until commit, and returns its places. Undefined for a course that is not of this place. */
export async function lockPlaces(
  tx: Tx,
  { place, virtualGroupId }: { place: CheckedPlace; virtualGroupId: VirtualGroupId },
): Promise<PlacesOfCourse | undefined> {
  const course = await lockCourseById(tx, virtualGroupId, place);
  if (course === undefined) return undefined;
  const { state, waiting_list: list } = course;
  return {
    ended: isHistoric(state) ? state : undefined,
    free: placesAheadOfWaiting(course),
    hasWaitingList: list !== 'off',
    people: await listKnownPeople(tx, virtualGroupId),
  };
}

/**
 * Outcome for a person of a list: a place, an offer of one, or the waiting list. `informed` is true when an email says
 * it.
 */
export type InvitedPerson = { place: 'taken' | 'offered' | 'awaited' | 'none'; informed: boolean };
export type InvitedPeople = {
  /** True for a draft, of which nobody is notified before it is scheduled. */
  isDraft: boolean;
  people: ReadonlyMap<number, InvitedPerson>;
};

type Inviting = { actor: Actor; place: CheckedPlace; virtualGroupId: VirtualGroupId; userIds: readonly number[] };

/**
 * Invites members of a place to a course, or puts them on its waiting list. Returns what became of each, and who was
 * notified.
 */
export async function inviteFromList(
  services: Services,
  tx: Tx,
  { actor, place, virtualGroupId, userIds }: Inviting,
): Promise<InvitedPeople> {
  const course = await lockCourseById(tx, virtualGroupId);
  if (course === undefined || isHistoric(course.state)) return { isDraft: false, people: new Map() };
  const step = { services, tx, actor, course, at: services.clock.now() };
  const { rows } = await placeOrWait(step, { place, userIds });
  const fresh = rows.flatMap(({ user_id, verdict }) => (verdict === 'added' || verdict === 'waiting' ? [user_id] : []));
  const reachable = new Set<number>((await findReachableDelegates(tx, virtualGroupId)).map(({ user_id }) => user_id));
  const waiting = new Map((await showQueue(tx, virtualGroupId)).map((one) => [one.user_id, one]));
  const becameOf = (userId: number): InvitedPerson => {
    if (!fresh.includes(userId)) return { place: 'none', informed: false };
    const entry = waiting.get(userId);
    if (entry === undefined) return { place: 'taken', informed: isAhead(course, step.at) && reachable.has(userId) };
    return { place: entry.offered_until === null ? 'awaited' : 'offered', informed: entry.told_start !== null };
  };
  return {
    isDraft: course.state === 'draft',
    people: new Map(rows.map(({ user_id }) => [user_id, becameOf(user_id)])),
  };
}
