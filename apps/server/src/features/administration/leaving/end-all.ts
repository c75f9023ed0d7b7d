import type { Actor, GroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { listUnstartedLicences, reclaimFromLeavers } from '../../licences/licences/leaving/index.ts';
import { rememberEnded } from '../../people/members/leaving/index.ts';
import { endDuties } from '../../trainer-led/course-delegates/leaving/index.ts';
import type { Ended } from './endings.presenter.ts';

type Leavers = { actor: Actor; groupId: GroupId; userIds: readonly number[] };

/** Ends the upcoming duties and unstarted licences of leavers, and stores the endings with their memberships. */
export async function endAll(services: Services, tx: Tx, { actor, ...target }: Leavers): Promise<Ended[]> {
  // Listed first: leaving a course takes back the licence that was issued for it.
  const licences = await listUnstartedLicences(tx, target);
  const duties = await endDuties(services, tx, { actor, ...target });
  await reclaimFromLeavers(tx, actor, { ...target, at: services.clock.now() });
  const ended = target.userIds
    .map((userId) => ({
      user_id: userId,
      duties: duties.filter(({ user_id }) => user_id === userId),
      licences: licences.filter(({ user_id }) => user_id === userId),
    }))
    .filter((one) => one.duties.length + one.licences.length > 0);
  await rememberEnded(
    tx,
    target.groupId,
    ended.map(({ user_id, ...rest }) => ({ user_id, ended: rest })),
  );
  return ended;
}
