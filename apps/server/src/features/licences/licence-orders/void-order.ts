import { AppError } from '@doselore/contract';
import { type Actor, type GroupId, notFound } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { moveSeats } from '../ledger/index.ts';
import { lockOrder, markVoided } from './orders.repository.ts';

/** Writes off all seats of an order in the account that received them. Throws when some of them are missing there. */
export async function voidOrder(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  target: { groupId: GroupId; orderId: number; reason: string; idempotencyKey: string },
): Promise<void> {
  const { groupId, orderId, reason } = target;
  const command = `void ${orderId}`;
  await once(services.db, { actorId: actor.id, key: target.idempotencyKey, command }, async (tx) => {
    const order = await lockOrder(tx, { groupId, orderId });
    if (order === undefined) throw notFound();
    if (order.state === 'voided') throw new AppError('conflict', 'This order is void already.');
    await markVoided(tx, orderId);
    const { key, to, quantity } = order;
    const details = { kind: 'void', actorId: actor.id, batchId: `void-${orderId}`, at: services.clock.now() } as const;
    await moveSeats(tx, { key, from: to, to: { kind: 'VOID' }, quantity, ...details, reason, orderId });
    await recordAudit(tx, actor, {
      action: 'licences.voidOrder',
      subject: `licence order ${orderId}`,
      groupId,
      detail: { quantity },
    });
    return orderId;
  });
}
