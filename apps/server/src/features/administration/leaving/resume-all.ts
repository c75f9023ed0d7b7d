import type { Actor, GroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { returnToMembers } from '../../licences/licences/leaving/index.ts';
import { recallEnded } from '../../people/members/leaving/index.ts';
import { resumeDuties } from '../../trainer-led/course-delegates/leaving/index.ts';
import type { Ended, Lost } from './endings.presenter.ts';

type Returning = { actor: Actor; groupId: GroupId; userIds: readonly number[] };

/** Undoes the endings of members who return, where places and seats are still free. Returns the others. */
export async function resumeAll(services: Services, tx: Tx, { actor, ...target }: Returning): Promise<Lost[]> {
  const before = await recallEnded<Omit<Ended, 'user_id'>>(tx, target);
  const licences = before.flatMap(({ ended }) => ended.licences);
  // Licences first: a course that gives a place back may need them.
  const returned = await returnToMembers(tx, actor, {
    licenceIds: licences.map(({ id }) => id),
    at: services.clock.now(),
  });
  const lost = await resumeDuties(services, tx, { actor, duties: before.flatMap(({ ended }) => ended.duties) });
  return [
    ...lost.map(({ duty, why }) => ({ user_id: duty.user_id, kind: duty.kind, title: duty.title, day: duty.day, why })),
    ...licences
      .filter(({ id }) => !returned.includes(id))
      .map(({ user_id, title }) => ({
        ...{ user_id, kind: 'licence' as const, title, day: null },
        why: 'its seat is no longer free',
      })),
  ];
}
