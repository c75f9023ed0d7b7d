import { AppError, type Body, fieldError, isVirtual } from '@doselore/contract';
import {
  type changeProjectRequest as changeEndpoint,
  type createProjectRequest as createEndpoint,
  type RequestFields,
  requestFields,
} from '@doselore/contract/bookings';
import { type Actor, notFound, type ProjectId, type ProjectRequestId } from '../../../../platform/access/index.ts';
import { mergeChange, newRecord, recordAudit, recordChanges, tracesOf } from '../../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { findTaughtProduct } from '../../course-planning/index.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { checkWanted } from '../wanted/check-wanted.ts';
import { insertRequest, type LockedRequest, lockRequest, updateRequest } from './requests.repository.ts';

type Room = Pick<Services, 'db' | 'clock'>;
type Creating = { projectId: ProjectId; body: Body<typeof createEndpoint> };

/** Adds a draft to an open project and returns its id. Its product decides whether it is online or face to face. */
export function createRequest({ db, clock }: Room, actor: Actor, { projectId, body }: Creating): Promise<number> {
  const { idempotencyKey: key, productId, ...fields } = body;
  return once(db, { actorId: actor.id, key, command: `request ${projectId}/${productId}` }, async (tx) => {
    const { group_id: groupId } = await lockOpenProject(tx, projectId);
    const product = await findTaughtProduct(tx, productId);
    if (product === undefined) throw fieldError('productId', 'Choose a course that a trainer teaches');
    const { deliverableId } = product;
    await checkWanted(tx, { groupId, productId, isVirtual: isVirtual(deliverableId), fields });
    const id = await insertRequest(tx, { projectId, productId, deliverableId, fields, at: clock.now() });
    await recordAudit(tx, actor, {
      ...{ action: 'bookings.request', subject: `project request ${id}`, groupId, detail: { projectId, productId } },
      changes: newRecord(requestFields, fields),
    });
    return id;
  });
}

/** Locks a draft until commit. Throws 404, and 409 once it is no longer a draft. */
export async function lockDraft(tx: Tx, id: ProjectRequestId): Promise<LockedRequest> {
  const request = await lockRequest(tx, id);
  if (request === undefined) throw notFound();
  if (request.state !== 'draft')
    throw new AppError('conflict', 'This request is no longer a draft. Nothing was changed.');
  return request;
}

type Changing = { projectId: ProjectId; projectRequestId: ProjectRequestId; change: Body<typeof changeEndpoint> };

/** Changes what a draft asks for, and returns its fields. */
export function changeRequest(
  { db }: Room,
  actor: Actor,
  { projectId, projectRequestId: id, change }: Changing,
): Promise<RequestFields> {
  const { baseValues, ...submitted } = change;
  return inTransaction(db, async (tx) => {
    const { group_id: groupId } = await lockOpenProject(tx, projectId);
    const { product_id: productId, is_virtual: isOnline, state: _state, ...now } = await lockDraft(tx, id);
    const subject = `project request ${id}` as const;
    const traces = tracesOf(requestFields);
    const fields = await mergeChange<RequestFields>(tx, actor, { subject, now, submitted, baseValues, traces });
    await checkWanted(tx, { groupId, productId, isVirtual: isOnline, fields });
    await updateRequest(tx, id, fields);
    const changes = recordChanges(requestFields, now, fields);
    await recordAudit(tx, actor, { action: 'bookings.changeRequest', subject, groupId, ...changes });
    return fields;
  });
}
