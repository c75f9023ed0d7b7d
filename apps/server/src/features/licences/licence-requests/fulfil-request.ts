import { randomUUID } from 'node:crypto';
import { AppError } from '@doselore/contract';
import type { Actor, GroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { moveSeats } from '../ledger/index.ts';
import { checkTaught, lockPlace } from '../licence-stock/index.ts';
import { settleRequest, takeRequest } from './settle-request.ts';

type Core = Pick<Services, 'db' | 'clock'>;
type Fulfilment = {
  groupId: GroupId;
  licenceRequestId: number;
  quantity: number;
  note: string;
  idempotencyKey: string;
};

/** Moves seats from the general pot to the requester's pool, and settles the request, in one transaction. */
export async function fulfilFromPot(services: Core, actor: Actor, target: Fulfilment): Promise<void> {
  const { groupId, licenceRequestId: requestId, quantity, note } = target;
  const command = `fulfil ${requestId}/${quantity}`;
  await once(services.db, { actorId: actor.id, key: target.idempotencyKey, command }, async (tx) => {
    const request = await takeRequest(tx, { groupId, requestId, quantity });
    const [subgroupId, virtualGroupId] = [request.subgroup_id ?? undefined, request.virtual_group_id ?? undefined];
    const refusal = 'The service that made the request is archived or closed. Nothing was moved.';
    await lockPlace(tx, { groupId, subgroupId, virtualGroupId }, () => new AppError('conflict', refusal));
    await checkTaught(tx, { productType: request.product_type, productId: request.product_id }, virtualGroupId);
    const at = services.clock.now();
    await moveSeats(tx, {
      key: {
        groupId,
        productType: request.product_type,
        productId: request.product_id,
        certificateMonths: request.certificate_months,
      },
      from: { kind: 'POT' },
      to:
        virtualGroupId === undefined
          ? { kind: 'POOL', placeId: subgroupId ?? 0 }
          : { kind: 'VGPOOL', placeId: virtualGroupId },
      quantity,
      kind: 'allocate',
      actorId: actor.id,
      batchId: `request-${requestId}-${randomUUID()}`,
      at,
      requestId,
    });
    await settleRequest(tx, { request, actor, at, quantity, as: 'fulfilled_from_pot', note });
    await recordAudit(tx, actor, {
      action: 'licenceRequests.fulfil',
      subject: `licence request ${requestId}`,
      groupId,
      detail: { quantity },
    });
    return requestId;
  });
}
