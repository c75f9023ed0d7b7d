import { randomUUID } from 'node:crypto';
import { AppError, mayUnder } from '@doselore/contract';
import { canRetryLicence } from '@doselore/contract/licences';
import { type Actor, type GroupId, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { type Tx, violatedConstraint } from '../../../../platform/db/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { readLicenceSettings } from '../../licence-levels/index.ts';
import { countRetries, hideLicence, insertRetry, isLatestLicence, lockMember } from './retries.repository.ts';
import { type HeldLicence, listHeldLicences, lockLicences } from './take-back.repository.ts';
import { returnSeats } from './take-back.ts';

type Core = Pick<Services, 'db' | 'clock'>;
type One = { groupId: GroupId; licenceId: number; reason: string; idempotencyKey: string };

/**
 * Issues another licence that costs no seat and has the same certificate months (L6, L11). Only a site admin may exceed
 * the limit.
 */
export async function retryLicence(services: Core, actor: Actor, target: One): Promise<number> {
  const command = `retry ${target.licenceId}`;
  try {
    return await once(services.db, { actorId: actor.id, key: target.idempotencyKey, command }, async (tx) => {
      const at = services.clock.now();
      const licence = await lockOne(tx, target);
      const rootId = licence.root_licence_id ?? licence.id;
      await lockLicences(tx, [rootId]);
      if (!canRetryLicence({ ...licence, is_latest: await isLatestLicence(tx, licence.id) }))
        throw new AppError(
          'conflict',
          'Only a licence that was failed, has lapsed, or was revoked after a technical fault can be retried, and only the latest one of a member for a course.',
        );
      await checkHolder(tx, licence);
      const { retry_limit } = await readLicenceSettings(tx);
      const isBeyondLimit = (await countRetries(tx, rootId)) >= retry_limit;
      if (isBeyondLimit && !mayUnder(actor.level, 'licences.retryBeyondLimit'))
        throw new AppError('conflict', `This licence has already been retried ${retry_limit} times. Ask a site admin.`);
      const id = await insertRetry(tx, { licence, rootId, reason: target.reason, issuedBy: actor.id, at });
      const detail = { userId: licence.user_id, rootId };
      await recordAudit(tx, actor, {
        action: 'licences.retry',
        subject: `licence ${id}`,
        groupId: target.groupId,
        detail,
      });
      return id;
    });
  } catch (error) {
    if (violatedConstraint(error) === 'licences_live_key')
      throw new AppError('conflict', 'This member has an unfinished licence for this course.');
    throw error;
  }
}

/** Deletes a licence that was issued by mistake. Its seat returns, and nobody sees the licence any more. */
export async function deleteLicence(services: Core, actor: Actor, target: One): Promise<void> {
  const command = `delete ${target.licenceId}`;
  await once(services.db, { actorId: actor.id, key: target.idempotencyKey, command }, async (tx) => {
    const licence = await lockOne(tx, target);
    if (licence.state !== 'issued')
      throw new AppError('conflict', 'Only a licence that was never started can be deleted. Nothing was changed.');
    const at = services.clock.now();
    await hideLicence(tx, { id: licence.id, at, note: target.reason });
    const batchId = `delete-${randomUUID()}`;
    await returnSeats(tx, {
      licences: [licence],
      kind: 'delete',
      actorId: actor.id,
      batchId,
      at,
      reason: target.reason,
    });
    const detail = { userId: licence.user_id, months: licence.certificate_months, productId: licence.product_id };
    const subject = `licence ${licence.id}`;
    await recordAudit(tx, actor, { action: 'licences.delete', subject, groupId: target.groupId, detail });
    return licence.id;
  });
}

/** Throws unless the person is a current member of the organisation. Retries need no membership of a service. */
async function checkHolder(tx: Tx, licence: HeldLicence): Promise<void> {
  if (!(await lockMember(tx, { groupId: licence.group_id, userId: licence.user_id })))
    throw new AppError('conflict', `${licence.user_name} is no longer a member here. Nothing was issued.`);
}

async function lockOne(tx: Tx, { groupId, licenceId }: One): Promise<HeldLicence> {
  await lockLicences(tx, [licenceId]);
  const [licence] = await listHeldLicences(tx, { place: { groupId }, licenceIds: [licenceId] });
  if (licence === undefined) throw notFound();
  return licence;
}
