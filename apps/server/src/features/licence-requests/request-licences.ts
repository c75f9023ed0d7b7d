import { AppError, type Body, plural, terms, webAddresses } from '@doselore/contract';
import type { requestLicences as endpoint } from '@doselore/contract/licence-requests';
import {
  type Actor,
  type CheckedServicePlace,
  type GroupId,
  notFound,
  type VirtualGroupId,
} from '../../platform/access/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { findProduct, isPlaceIn } from '../licence-stock/index.ts';
import { listReaders, notify } from '../notifications/index.ts';
import { type Asked, endRequest, listOpenRequestIds, saveRequest } from './requests.repository.ts';
import { requesterAddress, takeRequest } from './settle-request.ts';

/** Requests licences of the organisation for a service. */
export function requestLicences(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  asked: CheckedServicePlace & Body<typeof endpoint>,
): Promise<{ id: number; is_amended: boolean }> {
  return inTransaction(services.db, async (tx) => {
    const product = await findProduct(tx, asked);
    if (product === undefined || product.archived_at !== null)
      throw new AppError('conflict', 'This course is no longer offered. Nothing was asked for.');
    if (!(await isPlaceIn(tx, asked))) throw notFound();
    return askForLicences(tx, actor, { ...asked, title: product.title, at: services.clock.now() });
  });
}

/** Inserts or changes a request in the caller's transaction, and notifies the organisation. */
export async function askForLicences(
  tx: Tx,
  actor: Actor,
  { title, ...asked }: Omit<Asked, 'requestedBy'> & { title: string },
): Promise<{ id: number; is_amended: boolean }> {
  const { before, ...saved } = await saveRequest(tx, { ...asked, requestedBy: actor.id });
  await recordAudit(tx, actor, {
    action: saved.is_amended ? 'licenceRequests.amend' : 'licenceRequests.create',
    subject: `licence request ${saved.id}`,
    groupId: asked.groupId,
    detail: { productType: asked.productType, productId: asked.productId, months: asked.certificateMonths },
    changes: { quantity: [saved.is_amended ? before : null, asked.quantity] },
  });
  const { one } = asked.subgroupId === null ? terms.virtualGroup : terms.subgroup;
  await notify(tx, {
    at: asked.at,
    code: 'licence_request',
    groupId: asked.groupId,
    userIds: await listReaders(tx, asked.groupId, 'lowStock'),
    title: saved.is_amended ? 'A licence request was changed' : 'Licences are asked for',
    tag: 'Licences',
    body: `A ${one} asks for ${asked.quantity} ${plural(asked.quantity, 'licence', 'licences')} for ${title}.`,
    actionUrl: webAddresses.licenceRequests(),
  });
  return saved;
}

/** Withdraws the open requests of a virtual group that has ended. */
export async function withdrawForVirtualGroup(
  tx: Tx,
  actor: Actor,
  of: { groupId: number; virtualGroupId: VirtualGroupId; at: Date; note: string },
): Promise<void> {
  for (const requestId of await listOpenRequestIds(tx, of.virtualGroupId)) {
    await endRequest(tx, { requestId, state: 'withdrawn', by: actor.id, at: of.at, note: of.note });
    const subject = `licence request ${requestId}`;
    await recordAudit(tx, actor, { action: 'licenceRequests.withdraw', subject, groupId: of.groupId });
  }
}

type Which = { groupId: GroupId; licenceRequestId: number };

/** Withdraws a request. Only the requester may do so. */
export async function withdrawRequest(
  services: Services,
  actor: Actor,
  of: CheckedServicePlace & Which,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const request = await takeRequest(tx, { groupId: of.groupId, requestId: of.licenceRequestId, quantity: 0 });
    if (request.subgroup_id !== of.subgroupId) throw notFound();
    if (request.requested_by !== actor.id)
      throw new AppError('conflict', 'Only the person who asked can withdraw a request.');
    const end = {
      requestId: request.id,
      state: 'withdrawn',
      by: actor.id,
      at: services.clock.now(),
      note: '',
    } as const;
    await endRequest(tx, end);
    const subject = `licence request ${request.id}`;
    await recordAudit(tx, actor, { action: 'licenceRequests.withdraw', subject, groupId: of.groupId });
  });
}

/** Declines a request without moving seats. The note gives the reason. */
export async function declineRequest(services: Services, actor: Actor, of: Which & { note: string }): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const request = await takeRequest(tx, { groupId: of.groupId, requestId: of.licenceRequestId, quantity: 0 });
    const at = services.clock.now();
    await endRequest(tx, { requestId: request.id, state: 'declined', by: actor.id, at, note: of.note });
    const subject = `licence request ${request.id}`;
    await recordAudit(tx, actor, { action: 'licenceRequests.decline', subject, groupId: of.groupId });
    await notify(tx, {
      at: services.clock.now(),
      code: 'licence_request_declined',
      groupId: request.group_id,
      subgroupId: request.subgroup_id,
      userIds: [request.requested_by],
      title: 'Your licence request was declined',
      tag: 'Licences',
      body: `${request.title}: ${of.note}`,
      actionUrl: requesterAddress(request, 'serviceRequests'),
    });
  });
}
