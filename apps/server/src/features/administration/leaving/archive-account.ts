import type { Ending } from '@doselore/contract/leaving';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor, UserId } from '../../../platform/access/index.ts';
import { dryRun, inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { setAccountArchived } from '../../people/users/index.ts';
import { endAll } from './end-all.ts';
import { type Ended, type Lost, presentEndings, presentLost, previewOf } from './endings.presenter.ts';
import { countLed, listOrganisations, nameOf } from './leaving.repository.ts';
import { resumeAll } from './resume-all.ts';

type Account = { userId: UserId; archived: boolean };

/**
 * Archives an account and ends its upcoming duties and unstarted licences in each of its organisations. Restoring gives
 * both back where they are still free. Works in one transaction. Returns what could not be given back.
 */
export function archiveUser(services: Services, actor: Actor, target: Account): Promise<(Ending & { why: string })[]> {
  return inTransaction(services.db, async (tx) => {
    const { lost } = await move(services, tx, { actor, ...target });
    return presentLost(lost, await nameOf(tx, target.userId));
  });
}

/** Returns the endings that archiving this account would cause. Changes nothing. */
export function previewUserLeaving(services: Services, actor: Actor, userId: UserId) {
  return dryRun(services.db, async (tx) => {
    const { ended } = await move(services, tx, { actor, userId, archived: true });
    const leads = await countLed(tx, userId, londonWallClock(services.clock.now()));
    return previewOf(presentEndings(ended, await nameOf(tx, userId)), leads);
  });
}

async function move(
  services: Services,
  tx: Tx,
  { actor, userId, archived }: Account & { actor: Actor },
): Promise<{ ended: Ended[]; lost: Lost[] }> {
  const moved: { ended: Ended[]; lost: Lost[] } = { ended: [], lost: [] };
  if (!(await setAccountArchived(services, tx, { actor, userId, archived }))) return moved;
  for (const groupId of await listOrganisations(tx, userId)) {
    const person = { actor, groupId, userIds: [userId] };
    if (archived) moved.ended.push(...(await endAll(services, tx, person)));
    else moved.lost.push(...(await resumeAll(services, tx, person)));
  }
  return moved;
}
