import { AppError } from '@doselore/contract';
import { notFound, refuseArchived, resolveAnchors } from '../../../platform/access/index.ts';
import { tx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../audits/index.ts';
import { areSamePlace, updateVenue } from './things.repository.ts';

type Respelling = { groupId: number; from: string; to: string; only?: number[] | undefined };

/** One venue is written in one way; what is no more than another way of writing it cannot become another place. */
export async function respellVenue(services: Services, actor: Actor, to: Respelling): Promise<number[]> {
  return tx(services.db, async (trx) => {
    refuseArchived(await resolveAnchors(trx, { groupId: to.groupId }));
    if (to.from === to.to) throw new AppError('conflict', 'Choose two different ones.');
    if (!(await areSamePlace(trx, to))) throw new AppError('conflict', 'These are two places.');
    const ids = await updateVenue(trx, to);
    if (ids.length === 0) throw notFound();
    await recordAudit(trx, actor, {
      action: 'virtualGroups.respellVenue',
      subject: `group ${to.groupId}`,
      detail: { from: to.from, to: to.to, virtualGroups: ids.join(', ') },
    });
    return ids;
  });
}
