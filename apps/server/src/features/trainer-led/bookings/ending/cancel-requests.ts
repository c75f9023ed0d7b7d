import { AppError, type Body } from '@doselore/contract';
import type { cancelProjectRequest as endpoint } from '@doselore/contract/bookings';
import {
  type Actor,
  type GroupId,
  notFound,
  type ProjectId,
  type ProjectRequestId,
} from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { releaseHolds } from '../../../scheduling/scheduling/holds/index.ts';
import { withdrawEnquiries } from '../asking/withdraw-enquiries.ts';
import { withdrawQuestions } from '../confirming/withdraw-questions.ts';
import { withdrawChoices } from '../organising/withdraw-choices.ts';
import { endIfDone } from '../projects/end-if-done.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { lockOpenRequests, lockRequest, saveCancelled } from '../requests/requests.repository.ts';

/**
 * Cancels the requests of a locked project that have not ended, gives back what they hold, and withdraws what people were
 * asked. Returns their number.
 */
export async function cancelRequests(
  services: Pick<Services, 'mail'>,
  tx: Tx,
  { projectId, at }: { projectId: ProjectId; at: Date },
): Promise<number> {
  const ids = await lockOpenRequests(tx, projectId);
  await withdrawChoices(services, tx, { ids, at });
  for (const id of ids) await releaseHolds(tx, { projectRequestId: id });
  await saveCancelled(tx, { ids, at });
  const notified = await withdrawEnquiries(services, tx, { requestIds: ids, at });
  for (const id of ids) await withdrawQuestions(services, tx, { id, at, notified });
  return ids.length;
}

type Cancelling = { projectId: ProjectId; projectRequestId: ProjectRequestId; body: Body<typeof endpoint> };

/** Cancels one request. A completed one has its course, which is cancelled instead. */
export async function cancelRequest(
  { db, clock, mail }: Pick<Services, 'db' | 'clock' | 'mail'>,
  actor: Actor,
  { projectId, projectRequestId: id, body }: Cancelling,
): Promise<void> {
  const command = `cancel project request ${id}`;
  await once(db, { actorId: actor.id, key: body.idempotencyKey, command }, async (tx) => {
    const { group_id: groupId } = await lockOpenProject(tx, projectId);
    const request = await lockRequest(tx, id);
    if (request === undefined) throw notFound();
    if (request.state === 'completed' || request.state === 'cancelled')
      throw new AppError('conflict', `This request is ${request.state}. Nothing was changed.`);
    await endRequest({ mail }, tx, { actor, projectId, groupId, id, reason: body.reason, at: clock.now() });
    return id;
  });
}

type Ending = {
  actor: Actor;
  projectId: ProjectId;
  groupId: GroupId;
  id: ProjectRequestId;
  reason: string;
  at: Date;
};

/** Ends a locked request that has not ended: gives back what it holds, and withdraws what people were asked. */
export async function endRequest(
  services: Pick<Services, 'mail'>,
  tx: Tx,
  { actor, projectId, groupId, id, reason, at }: Ending,
): Promise<void> {
  await withdrawChoices(services, tx, { ids: [id], at });
  await releaseHolds(tx, { projectRequestId: id });
  await saveCancelled(tx, { ids: [id], at, reason });
  const notified = await withdrawEnquiries(services, tx, { requestIds: [id], at });
  await withdrawQuestions(services, tx, { id, at, notified });
  const subject = `project request ${id}` as const;
  await recordAudit(tx, actor, { action: 'bookings.cancelRequest', subject, groupId, detail: { projectId } });
  await endIfDone(tx, { projectId, groupId, at });
}
