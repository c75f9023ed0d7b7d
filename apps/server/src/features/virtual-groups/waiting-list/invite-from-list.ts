import { isHistoric, type VirtualGroupState, type WaitingVerdict } from '@doselore/contract/virtual-groups';
import type { Actor, CheckedPlace, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { belongsTo } from '../open-virtual-group.ts';
import { lockVirtualGroupById } from '../virtual-groups.repository.ts';
import { listKnownPeople, placeOrWait, placesAheadOfWaiting } from './change-waiting-list.ts';

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
  const session = await lockVirtualGroupById(tx, virtualGroupId);
  if (session === undefined || !belongsTo(session, place)) return undefined;
  const { state, waiting_list: list } = session;
  return {
    ended: isHistoric(state) ? state : undefined,
    free: placesAheadOfWaiting(session),
    hasWaitingList: list !== 'off',
    people: await listKnownPeople(tx, virtualGroupId),
  };
}

type Invited = { actor: Actor; place: CheckedPlace; virtualGroupId: VirtualGroupId; userIds: readonly number[] };

/** Invites members of a place to a course, or puts them on its waiting list. Returns the verdict on each. */
export async function inviteFromList(
  services: Services,
  tx: Tx,
  { actor, place, virtualGroupId, userIds }: Invited,
): Promise<Map<number, WaitingVerdict>> {
  const session = await lockVirtualGroupById(tx, virtualGroupId);
  if (session === undefined || isHistoric(session.state)) return new Map();
  const step = { services, tx, actor, session, at: services.clock.now() };
  const { rows } = await placeOrWait(step, { place, userIds });
  return new Map(rows.map(({ user_id, verdict }) => [user_id, verdict]));
}
