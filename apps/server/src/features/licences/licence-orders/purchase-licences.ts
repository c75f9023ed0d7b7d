import { AppError, type Body, fieldError, mayUnder, type ProductType, terms } from '@doselore/contract';
import type { purchaseLicences as endpoint } from '@doselore/contract/licence-orders';
import { type Actor, type GroupId, notFound } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { type Account, type LedgerKey, moveSeats } from '../ledger/index.ts';
import { settleRequest, takeRequest } from '../licence-requests/index.ts';
import { checkOnSale, checkTaught, lockPlace } from '../licence-stock/index.ts';
import { hasEnded, insertOrder } from './orders.repository.ts';

/** `productType` defaults to an abstract course. */
type Order = Omit<Body<typeof endpoint>, 'productType'> & {
  productType?: ProductType;
  groupId: GroupId;
  note?: string;
};

/**
 * Buys seats for the general pot, the pool of a service or the pool of a virtual group. Seats bought for a request are
 * added to the requester's pool. Throws when the order has no payment reference, unless the actor may buy without one.
 */
export async function purchaseLicences(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  order: Order,
): Promise<number> {
  const hasReference = order.transactionRef !== '' || order.poReference !== '';
  if (!hasReference && !mayUnder(actor.level, 'licences.buyWithoutReference')) {
    throw fieldError('poReference', 'Enter a purchase order or a transaction reference');
  }
  const productType = order.productType ?? 'abstract_course';
  const key = {
    groupId: order.groupId,
    productType,
    productId: order.productId,
    certificateMonths: order.certificateMonths,
  };
  const where = `${order.virtualGroupId ?? ''}/${order.directServiceOrder === 1 ? order.subgroupId : ''}/${order.licenceRequestId ?? ''}`;
  const command = `purchase ${Object.values(key).join('/')}/${order.quantity}/${where}`;
  return once(services.db, { actorId: actor.id, key: order.idempotencyKey, command }, async (tx) => {
    const request =
      order.licenceRequestId === undefined
        ? undefined
        : await takeRequest(tx, { ...key, requestId: order.licenceRequestId, quantity: order.quantity });
    const place = request === undefined ? order : placeOf(request);
    const at = services.clock.now();
    const orderId = await buyInTransaction(tx, actor, { ...order, ...key, ...place, at, requestId: request?.id });
    if (request !== undefined)
      await settleRequest(tx, { request, actor, at, quantity: order.quantity, as: 'ordered', note: order.note ?? '' });
    return orderId;
  });
}

type Purchase = Place &
  LedgerKey & {
    quantity: number;
    transactionRef: string;
    poReference: string;
    licenceRequestId?: number | undefined;
    /** Request that the seats are bought for. */
    requestId?: number | undefined;
    at: Date;
  };

/** Buys seats in the transaction of the caller, who has checked the references. Returns the id of the order. */
export async function buyInTransaction(tx: Tx, actor: Actor, order: Purchase): Promise<number> {
  const { groupId, productType, productId, certificateMonths, quantity, at, requestId } = order;
  await checkOrder(tx, actor, order);
  const orderId = await insertOrder(tx, { ...order, orderedBy: actor.id });
  await moveSeats(tx, {
    key: { groupId, productType, productId, certificateMonths },
    from: { kind: 'SUPPLY' },
    to: destination(order),
    quantity,
    kind: 'purchase',
    actorId: actor.id,
    batchId: `order-${orderId}`,
    at,
    orderId,
    ...(requestId !== undefined && { requestId }),
  });
  await recordAudit(tx, actor, {
    action: 'licences.purchase',
    subject: `licence order ${orderId}`,
    groupId,
    detail: { productType, productId, months: certificateMonths, quantity },
  });
  return orderId;
}

type Place = {
  directServiceOrder: number;
  subgroupId?: number | undefined;
  virtualGroupId?: number | undefined;
};

function placeOf(request: { subgroup_id: number | null; virtual_group_id: number | null }): Place {
  const subgroupId = request.subgroup_id ?? undefined;
  if (request.virtual_group_id !== null)
    return { directServiceOrder: 0, subgroupId, virtualGroupId: request.virtual_group_id };
  return { directServiceOrder: 1, subgroupId };
}

async function checkOrder(
  tx: Tx,
  actor: Actor,
  order: Place & { groupId: GroupId; productType: ProductType; productId: number },
): Promise<void> {
  await checkOnSale(tx, actor, order, 'Nothing was bought.');
  await lockPlace(tx, order, async () =>
    order.virtualGroupId !== undefined && (await hasEnded(tx, order.groupId, order.virtualGroupId))
      ? new AppError('conflict', `This ${terms.virtualGroup.one} has ended. Nothing was bought.`)
      : notFound(),
  );
  await checkTaught(tx, order, order.virtualGroupId);
}

function destination({ directServiceOrder, subgroupId, virtualGroupId }: Place): Account {
  if (virtualGroupId !== undefined) return { kind: 'VGPOOL', placeId: virtualGroupId };
  if (directServiceOrder === 1 && subgroupId !== undefined) return { kind: 'POOL', placeId: subgroupId };
  return { kind: 'POT' };
}
