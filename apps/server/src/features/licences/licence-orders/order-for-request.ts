import { type Actor, type GroupId, notFound } from '../../../platform/access/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findRequestedKey } from './orders.repository.ts';
import { purchaseLicences } from './purchase-licences.ts';

type RequestOrder = {
  groupId: GroupId;
  licenceRequestId: number;
  quantity: number;
  note: string;
  transactionRef: string;
  poReference: string;
  idempotencyKey: string;
};

/** Buys the requested licences. The order names the request, and its seats are added to the requester's pool. */
export async function orderForRequest(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  target: RequestOrder,
): Promise<void> {
  const { licenceRequestId, ...order } = target;
  const request = await findRequestedKey(services.db, { groupId: target.groupId, requestId: licenceRequestId });
  if (request === undefined) throw notFound();
  await purchaseLicences(services, actor, {
    ...order,
    ...request,
    licenceRequestId,
    directServiceOrder: 0,
  });
}
