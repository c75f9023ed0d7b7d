import { AppError, type Body, plural, webAddresses } from '@doselore/contract';
import type { requestLicences as endpoint } from '@doselore/contract/licence-requests';
import {
  type Actor,
  type CheckedServicePlace,
  type GroupId,
  notFound,
  type VirtualGroupId,
} from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { listReaders, notify } from '../../site/notifications/index.ts';
import { checkOffered, lockPlace } from '../licence-stock/index.ts';
import { countAskedFor, endRequest, listOpenRequestIds, type NewRequest, saveRequest } from './requests.repository.ts';
import { requesterAddress, takeRequest } from './settle-request.ts';

/** Requests licences of the organisation for a service. */
export function requestLicences(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  request: CheckedServicePlace & Body<typeof endpoint>,
): Promise<{ id: number; is_amended: boolean }> {
  return inTransaction(services.db, async (tx) => {
    const title = await checkOffered(tx, actor, request, 'Nothing was requested.');
    await lockPlace(tx, request, notFound);
    return askForLicences(tx, actor, { ...request, title, at: services.clock.now() });
  });
}

/**
 * Requests the seats that a virtual group lacks, in the caller's transaction. Seats of a partly fulfilled request count
 * as requested. A pending request that is large enough stays unchanged, with its requester and note.
 */
export async function askForMissing(tx: Tx, actor: Actor, request: Missing): Promise<void> {
  const { pending, part_fulfilled } = await countAskedFor(tx, request.virtualGroupId);
  const quantity = request.quantity - part_fulfilled;
  if (quantity > pending) await askForLicences(tx, actor, { ...request, quantity, note: '' });
}

type Asking = Omit<NewRequest, 'requestedBy'> & { title: string };
type Missing = Omit<Asking, 'note'> & { virtualGroupId: VirtualGroupId };

/** Inserts or changes a request in the caller's transaction, and notifies the organisation. */
export async function askForLicences(
  tx: Tx,
  actor: Actor,
  { title, ...request }: Asking,
): Promise<{ id: number; is_amended: boolean }> {
  const saved = await saveRequest(tx, { ...request, requestedBy: actor.id });
  await recordAudit(tx, actor, {
    action: saved.is_amended ? 'licenceRequests.amend' : 'licenceRequests.create',
    subject: `licence request ${saved.id}`,
    groupId: request.groupId,
    detail: { productType: request.productType, productId: request.productId, months: request.certificateMonths },
    changes: { quantity: [saved.is_amended ? saved.before : null, request.quantity] },
  });
  const licences = `${request.quantity} ${plural(request.quantity, 'licence', 'licences')}`;
  const note = saved.note === '' ? '' : ` Note: ${saved.note}`;
  await notify(tx, {
    at: request.at,
    code: 'licence_request',
    groupId: request.groupId,
    userIds: await listReaders(tx, request.groupId, 'lowStock'),
    title: saved.is_amended ? 'A licence request was changed' : 'New licence request',
    tag: 'Licences',
    body: `${saved.requested_by} (${saved.place}) requests ${licences} for ${title}.${note}`,
    actionUrl: webAddresses.licenceRequest(saved.id),
  });
  return { id: saved.id, is_amended: saved.is_amended };
}

/** Withdraws the open requests of a virtual group that has ended. */
export async function withdrawForVirtualGroup(
  tx: Tx,
  actor: Actor,
  target: { groupId: number; virtualGroupId: VirtualGroupId; at: Date; note: string },
): Promise<void> {
  for (const requestId of await listOpenRequestIds(tx, target.virtualGroupId)) {
    await endRequest(tx, { requestId, state: 'withdrawn', by: actor.id, at: target.at, note: target.note });
    const subject = `licence request ${requestId}`;
    await recordAudit(tx, actor, { action: 'licenceRequests.withdraw', subject, groupId: target.groupId });
  }
}

type Which = { groupId: GroupId; licenceRequestId: number };

/** Withdraws a request. Only the requester may do so. */
export async function withdrawRequest(
  services: Services,
  actor: Actor,
  target: CheckedServicePlace & Which,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const request = await takeRequest(tx, { groupId: target.groupId, requestId: target.licenceRequestId, quantity: 0 });
    if (request.subgroup_id !== target.subgroupId) throw notFound();
    if (request.requested_by !== actor.id) throw new AppError('conflict', 'Only the requester can withdraw a request.');
    const end = {
      requestId: request.id,
      state: 'withdrawn',
      by: actor.id,
      at: services.clock.now(),
      note: '',
    } as const;
    await endRequest(tx, end);
    const subject = `licence request ${request.id}`;
    await recordAudit(tx, actor, { action: 'licenceRequests.withdraw', subject, groupId: target.groupId });
  });
}

/** Declines a request without moving seats. The note gives the reason. */
export async function declineRequest(
  services: Services,
  actor: Actor,
  target: Which & { note: string },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const request = await takeRequest(tx, { groupId: target.groupId, requestId: target.licenceRequestId, quantity: 0 });
    const at = services.clock.now();
    await endRequest(tx, { requestId: request.id, state: 'declined', by: actor.id, at, note: target.note });
    const subject = `licence request ${request.id}`;
    await recordAudit(tx, actor, { action: 'licenceRequests.decline', subject, groupId: target.groupId });
    await notify(tx, {
      at: services.clock.now(),
      code: 'licence_request_declined',
      groupId: request.group_id,
      subgroupId: request.subgroup_id,
      userIds: [request.requested_by],
      title: 'Your licence request was declined',
      tag: 'Licences',
      body: `${request.title}: ${target.note}`,
      actionUrl: requesterAddress(request, 'serviceRequests'),
    });
  });
}
