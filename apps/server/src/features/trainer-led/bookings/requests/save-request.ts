import { AppError, type Body, fieldError, isVirtual, namesOf, pickFields } from '@doselore/contract';
import {
  type changeProjectRequest as changeEndpoint,
  type createProjectRequest as createEndpoint,
  hasRequestEnded,
  laterFields,
  leftOutOf,
  type RequestFormFields,
  requestFields,
  requestFormFields,
  requestStateWords,
  thresholdsOf,
  type WishFields,
  wishesOf,
} from '@doselore/contract/bookings';
import { type Actor, notFound, type ProjectId, type ProjectRequestId } from '../../../../platform/access/index.ts';
import { mergeChange, newRecord, recordAudit, recordChanges, tracesOf } from '../../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { findTaughtProduct } from '../../course-planning/index.ts';
import { saveWishes } from '../asking/asking.repository.ts';
import { checkTrainers } from '../asking/check-trainers.ts';
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
    const requested = pickFields(requestFields, fields);
    const id = await insertRequest(tx, { projectId, productId, deliverableId, fields: requested, at: clock.now() });
    await writeWishes(tx, id, fields);
    await recordAudit(tx, actor, {
      ...{ action: 'bookings.request', subject: `project request ${id}`, groupId, detail: { projectId, productId } },
      changes: newRecord(requestFormFields, fields),
    });
    return id;
  });
}

/** Writes which trainers come into question. Throws 422 for a person who is left out and is no trainer. */
async function writeWishes(tx: Tx, id: ProjectRequestId, fields: WishFields): Promise<void> {
  const excludedTrainerIds = leftOutOf(fields);
  await checkTrainers(tx, 'excluded_trainer_ids', excludedTrainerIds);
  await saveWishes(tx, { id, excludedTrainerIds, thresholds: thresholdsOf(fields) });
}

/** Locks a draft until commit. Throws 404, and 409 once it is no longer a draft. */
export async function lockDraft(tx: Tx, id: ProjectRequestId): Promise<LockedRequest> {
  const request = await lockRequest(tx, id);
  if (request === undefined) throw notFound();
  if (request.state !== 'draft')
    throw new AppError('conflict', 'This request is no longer a draft. Nothing was changed.');
  return request;
}

/** Locks a request that has not ended until commit. Throws 404, and 409 once it has ended. */
async function lockOpenRequest(tx: Tx, id: ProjectRequestId): Promise<LockedRequest> {
  const request = await lockRequest(tx, id);
  if (request === undefined) throw notFound();
  const { state } = request;
  if (hasRequestEnded(state))
    throw new AppError('conflict', `This request is at “${requestStateWords[state]}”. Nothing was changed.`);
  return request;
}

type Changing = { projectId: ProjectId; projectRequestId: ProjectRequestId; change: Body<typeof changeEndpoint> };

/** Changes what a request asks for, and returns its fields. Throws 409 for a field that trainers were asked with. */
export function changeRequest(
  { db }: Room,
  actor: Actor,
  { projectId, projectRequestId: id, change }: Changing,
): Promise<RequestFormFields> {
  const { baseValues, ...submitted } = change;
  return inTransaction(db, async (tx) => {
    const { group_id: groupId } = await lockOpenProject(tx, projectId);
    const { product_id: productId, is_virtual: isOnline, state, ...stored } = await lockOpenRequest(tx, id);
    const { thresholds, excluded_trainer_ids: leftOut, ...fixed } = stored;
    const now: RequestFormFields = { ...fixed, ...wishesOf(thresholds, leftOut) };
    const subject = `project request ${id}` as const;
    const traces = tracesOf(requestFormFields);
    const fields = await mergeChange<RequestFormFields>(tx, actor, { subject, now, submitted, baseValues, traces });
    const requested = pickFields(requestFields, fields);
    if (state === 'draft') await checkWanted(tx, { groupId, productId, isVirtual: isOnline, fields: requested });
    else refuseEarlier(now, fields);
    await updateRequest(tx, id, requested);
    await writeWishes(tx, id, fields);
    const changes = recordChanges(requestFormFields, now, fields);
    await recordAudit(tx, actor, { action: 'bookings.changeRequest', subject, groupId, ...changes });
    return fields;
  });
}

/** Throws 409 when a field differs that trainers were asked with. */
function refuseEarlier(now: RequestFormFields, fields: RequestFormFields): void {
  const changed = namesOf(requestFormFields).filter((name) => fields[name] !== now[name]);
  if (changed.some((name) => !(name in laterFields)))
    throw new AppError(
      'conflict',
      'Trainers were asked about this request, so only notes, thresholds and who is left out can be changed. Nothing was changed.',
    );
}
