import { AppError, type Body, type purchaseLicences as endpoint, fieldError, terms } from '@doselore/contract';
import type { Actor } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { recordAudit } from '../audits/index.ts';
import { type Account, type LedgerKey, moveSeats } from './ledger.ts';
import { findProduct, insertOrder, isPlaceIn } from './licences.repository.ts';
import { once } from './once.ts';

type Order = Body<typeof endpoint> & {
  groupId: number;
  /** Left out: an abstract course. The id is one of that type. */
  productType?: LedgerKey['productType'];
};

/** Buys seats into the pot, a service's pool or a virtual group's pool. Anybody but a site admin names a payment. */
export async function purchaseLicences(services: Pick<Services, 'db'>, actor: Actor, order: Order): Promise<number> {
  if (actor.level !== 'superAdmin' && order.transactionRef === '' && order.poReference === '') {
    throw fieldError('poReference', 'Enter a purchase order or a transaction reference');
  }
  const productType = order.productType ?? 'abstract_course';
  const command = `purchase ${order.groupId}/${productType}/${order.productId}/${order.certificateMonths}/${order.quantity}`;
  return once(services.db, { actorId: actor.id, key: order.idempotencyKey, command }, async (tx) => {
    const product = await findProduct(tx, { productType, productId: order.productId });
    if (product === undefined || product.archived_at !== null)
      throw fieldError('productId', `Choose a ${terms.course.one} that is on sale`);
    if (!(await isPlaceIn(tx, { groupId: order.groupId })))
      throw new AppError('conflict', `This ${terms.group.one} is archived. Nothing was bought.`);
    if (!(await isPlaceIn(tx, order))) throw new AppError('not_found', `There is no such ${terms.subgroup.one} here.`);
    const key = {
      groupId: order.groupId,
      productType,
      productId: product.id,
      certificateMonths: order.certificateMonths,
    };
    const orderId = await insertOrder(tx, { ...order, ...key, orderedBy: actor.id });
    await moveSeats(tx, {
      key,
      from: { kind: 'SUPPLY' },
      to: destination(order),
      quantity: order.quantity,
      kind: 'purchase',
      actorId: actor.id,
      batchId: `order-${orderId}`,
      orderId,
    });
    await recordAudit(tx, actor, {
      action: 'licences.purchase',
      subject: `licence order ${orderId}`,
      groupId: order.groupId,
      detail: { productId: product.id, months: order.certificateMonths, quantity: order.quantity },
    });
    return orderId;
  });
}

function destination(order: Order): Account {
  if (order.virtualGroupId !== undefined) return { kind: 'VGPOOL', placeId: order.virtualGroupId };
  if (order.directServiceOrder === 1 && order.subgroupId !== undefined)
    return { kind: 'POOL', placeId: order.subgroupId };
  return { kind: 'POT' };
}
