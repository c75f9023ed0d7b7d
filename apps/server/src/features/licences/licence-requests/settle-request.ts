import { AppError, type ProductType, plural, webAddresses } from '@doselore/contract';
import { type Actor, type GroupId, notFound } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { notify } from '../../site/notifications/index.ts';
import { lockRequest, type OpenRequest, saveFulfilment } from './settle-request.repository.ts';

type RequestTarget = {
  groupId: GroupId;
  requestId: number;
  quantity: number;
  productType?: ProductType;
  productId?: number;
  certificateMonths?: number;
};

/** Finds a request that is still open for this number of seats, and locks it until commit. */
export async function takeRequest(tx: Tx, target: RequestTarget): Promise<OpenRequest> {
  const request = await lockRequest(tx, target);
  if (request === undefined) throw notFound();
  if (request.state !== 'pending' && request.state !== 'part_fulfilled')
    throw new AppError('conflict', 'This request is no longer open. Nothing was changed.');
  const isSame =
    (target.productId ?? request.product_id) === request.product_id &&
    (target.productType ?? request.product_type) === request.product_type &&
    (target.certificateMonths ?? request.certificate_months) === request.certificate_months;
  if (!isSame) throw new AppError('conflict', 'This request is for another course or length. Nothing was changed.');
  const open = request.quantity - request.fulfilled_quantity;
  if (target.quantity > open)
    throw new AppError('conflict', `This request needs only ${open} more. Nothing was changed.`);
  return request;
}

type Settling = {
  request: OpenRequest;
  actor: Actor;
  at: Date;
  quantity: number;
  as: 'fulfilled_from_pot' | 'ordered';
  note: string;
};

/** Settles a request in the transaction of the movement. A partial delivery leaves it open for the rest. */
export async function settleRequest(tx: Tx, { request, actor, at, quantity, as, note }: Settling): Promise<void> {
  const fulfilled = request.fulfilled_quantity + quantity;
  const state = fulfilled === request.quantity ? as : 'part_fulfilled';
  await saveFulfilment(tx, { id: request.id, fulfilled, state, decidedBy: actor.id, at, note });
  const title =
    state === 'part_fulfilled' ? 'Your licence request was partly fulfilled' : 'Your licence request was fulfilled';
  const body = `${quantity} ${plural(quantity, 'licence', 'licences')} for ${request.title}.`;
  await notify(tx, {
    at,
    code: 'licence_request_settled',
    groupId: request.group_id,
    subgroupId: request.subgroup_id,
    userIds: [request.requested_by],
    title,
    tag: 'Licences',
    body,
    actionUrl: requesterAddress(request, 'serviceLicences'),
  });
}

/**
 * Returns the page that a notification to the requester opens: `page` of the service, or the delegates of the virtual
 * group. Throws for a request that names neither.
 */
export function requesterAddress(
  request: Pick<OpenRequest, 'group_id' | 'subgroup_id' | 'virtual_group_id'>,
  page: 'serviceLicences' | 'serviceRequests',
): string {
  const { group_id: groupId, subgroup_id: subgroupId, virtual_group_id: virtualGroupId } = request;
  if (subgroupId !== null) return webAddresses[page]({ groupId, subgroupId });
  if (virtualGroupId !== null) return webAddresses.delegates(virtualGroupId);
  throw new Error('A licence request names neither a service nor a virtual group');
}
