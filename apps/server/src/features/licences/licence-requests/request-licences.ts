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
import { type Asked, countAskedFor, endRequest, listOpenRequestIds, saveRequest } from './requests.repository.ts';
import { requesterAddress, takeRequest } from './settle-request.ts';

/** Requests licences of the organisation for a service. */
export function requestLicences(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  asked: CheckedServicePlace & Body<typeof endpoint>,
): Promise<{ id: number; is_amended: boolean }> {
  return inTransaction(services.db, async (tx) => {
    const title = await checkOffered(tx, actor, asked, 'Nothing was requested.');
    await lockPlace(tx, asked, notFound);
    return askForLicences(tx, actor, { ...asked, title, at: services.clock.now() });
  });
}

/**
 * Requests the seats that a virtual group lacks, in the caller's transaction. Seats of a partly fulfilled request count
 * as requested. A pending request that is large enough stays unchanged, with its requester and note.
 */
export async function askForMissing(tx: Tx, actor: Actor, asked: Missing): Promise<void> {
  const { pending, part_fulfilled } = await countAskedFor(tx, asked.virtualGroupId);
  const quantity = asked.quantity - part_fulfilled;
  if (quantity > pending) await askForLicences(tx, actor, { ...asked, quantity, note: '' });
}

type Asking = Omit<Asked, 'requestedBy'> & { title: string };
type Missing = Omit<Asking, 'note'> & { virtualGroupId: VirtualGroupId };

/** Inserts or changes a request in the caller's transaction, and notifies the organisation. */
export async function askForLicences(
  tx: Tx,
  actor: Actor,
  { title, ...asked }: Asking,
): Promise<{ id: number; is_amended: boolean }> {
  const saved = await saveRequest(tx, { ...asked, requestedBy: actor.id });
  await recordAudit(tx, actor, {
    action: saved.is_amended ? 'licenceRequests.amend' : 'licenceRequests.create',
    subject: `licence request ${saved.id}`,
    groupId: asked.groupId,
    detail: { productType: asked.productType, productId: asked.productId, months: asked.certificateMonths },
    changes: { quantity: [saved.is_amended ? saved.before : null, asked.quantity] },
  });
  const licences = `${asked.quantity} ${plural(asked.quantity, 'licence', 'licences')}`;
  const note = saved.note === '' ? '' : ` Note: ${saved.note}`;
  await notify(tx, {
    at: asked.at,
    code: 'licence_request',
    groupId: asked.groupId,
    userIds: await listReaders(tx, asked.groupId, 'lowStock'),
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
