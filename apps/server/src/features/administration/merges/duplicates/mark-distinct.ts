import { AppError } from '@doselore/contract';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { countPeople, deleteDistinct, insertDistinct, type Two } from './duplicates.repository.ts';

/** Marks two similar people as two, or removes that mark. */
export async function markDistinct(services: Services, actor: Actor, two: Two & { distinct: boolean }): Promise<void> {
  if (two.oneId === two.otherId) throw new AppError('conflict', 'Choose two different people.');
  await inTransaction(services.db, async (tx) => {
    if ((await countPeople(tx, two)) < 2) throw notFound();
    if (two.distinct) await insertDistinct(tx, { ...two, actorId: actor.id, at: services.clock.now() });
    else await deleteDistinct(tx, two);
    const detail = { other: two.otherId, distinct: two.distinct };
    await recordAudit(tx, actor, { action: 'users.tellApart', subject: `user ${two.oneId}`, detail });
  });
}
