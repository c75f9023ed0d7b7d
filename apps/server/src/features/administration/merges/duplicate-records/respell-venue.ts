import { AppError } from '@doselore/contract';
import { type Actor, notFound, refuseArchived, resolveAnchors } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { areSamePlace, updateVenue } from './records.repository.ts';

type Respelling = { groupId: number; from: string; to: string; only?: number[] | undefined };

/**
 * Changes one venue to one spelling. Only another spelling of it is accepted, so that it cannot become another place.
 */
export async function respellVenue(services: Services, actor: Actor, to: Respelling): Promise<number[]> {
  return inTransaction(services.db, async (tx) => {
    refuseArchived(await resolveAnchors(tx, { groupId: to.groupId }));
    if (to.from === to.to) throw new AppError('conflict', 'Choose two different ones.');
    if (!(await areSamePlace(tx, to))) throw new AppError('conflict', 'These are two venues.');
    const ids = await updateVenue(tx, to);
    if (ids.length === 0) throw notFound();
    await recordAudit(tx, actor, {
      action: 'virtualGroups.respellVenue',
      subject: `group ${to.groupId}`,
      detail: { from: to.from, to: to.to, virtualGroups: ids.join(', ') },
    });
    return ids;
  });
}
