import { AppError, type Body, webAddresses } from '@doselore/contract';
import type { reissueOnline } from '@doselore/contract/certificates';
import { type Actor, withoutScope } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { today } from '../../../../platform/clock/index.ts';
import { type Tx, violatedConstraint } from '../../../../platform/db/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import { queueTask, type TaskKind } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { choosePrinted } from '../../certificate-settings/index.ts';
import { makeSerial, makeVerifyCode } from '../certificate-codes.ts';
import { certificateReissued } from '../certificates.messages.ts';
import { insertRevision, nameReplacement, supersede } from '../issued-certificates.repository.ts';
import { copyReminders } from '../reminders.repository.ts';
import {
  countConcerned,
  insertReissue,
  lockNext,
  lockRunning,
  markFailed,
  type Reissuable,
  type ReissueId,
  type ReissuePlace,
  type RunningReissue,
  saveProgress,
} from './reissues.repository.ts';

const taskKind = 'certificate-reissue';
const batch = 50;

type Reissue = { place: ReissuePlace; body: Body<typeof reissueOnline> };

/** Queues a batch of certificates that are issued again with the present settings. Returns its id. */
export async function reissueCertificates(services: Services, actor: Actor, { place, body }: Reissue): Promise<number> {
  const { idempotencyKey: key, reason, tellsHolders, ...range } = body;
  const { type, id: productId } = place.product;
  const command = `certificates.reissue ${place.groupId} ${type} ${productId}`;
  const at = services.clock.now();
  try {
    return await once(services.db, { actorId: actor.id, key, command }, async (tx) => {
      const concerned = { place, today: today(services.clock), ...range };
      const { certificates: total, through_id: throughId } = await countConcerned(tx, concerned);
      if (total === 0)
        throw new AppError('conflict', 'No valid certificate was awarded between these days. Choose other days.');
      const id = await insertReissue(tx, {
        ...concerned,
        reason,
        tellsHolders,
        total,
        throughId,
        askedBy: actor.id,
        at,
      });
      await queueTask(tx, services.clock, { kind: taskKind, subjectId: id });
      await recordAudit(tx, actor, {
        action: 'certificates.reissue',
        subject: type === 'abstract_course' ? `product ${productId}` : `paper product ${productId}`,
        groupId: place.groupId,
        detail: { ...range, certificates: total, tellsHolders },
      });
      return id;
    });
  } catch (error) {
    if (violatedConstraint(error) === 'certificate_reissues_running_key')
      throw new AppError(
        'conflict',
        'Certificates of this course are already being reissued. Wait until this batch has finished.',
      );
    throw error;
  }
}

/** Issues a batch again and stores its progress in one transaction, so that a crashed node leaves no partial work. */
export function reissueTask(services: Services): TaskKind {
  const { clock } = services;
  return {
    kind: taskKind,
    async step(tx, subjectId) {
      const reissueId: ReissueId = withoutScope(subjectId, 'task');
      const running = await lockRunning(tx, reissueId);
      if (running === undefined) return 'done';
      const next = await lockNext(tx, { ...running, today: today(clock), most: batch });
      for (const certificate of next) await reissueOne(services, tx, { running, certificate, reissueId });
      const isLast = next.length < batch;
      await saveProgress(tx, reissueId, {
        done: next.length,
        lastId: next.at(-1)?.id ?? running.last_id,
        finishedAt: isLast ? clock.now() : null,
      });
      return isLast ? 'done' : 'more';
    },
    async giveUp(tx, subjectId) {
      const reissueId: ReissueId = withoutScope(subjectId, 'task');
      await markFailed(tx, reissueId, clock.now());
    },
  };
}

type One = { running: RunningReissue; certificate: Reissuable; reissueId: ReissueId };

async function reissueOne(services: Services, tx: Tx, { running, certificate, reissueId }: One): Promise<void> {
  const at = services.clock.now();
  const { organisation, source } = certificate;
  const print = await choosePrinted(
    tx,
    { product: { type: running.product_type, id: running.product_id }, groupId: running.group_id },
    {
      ...{ organisation, isAssessed: certificate.is_assessed, awardedOn: certificate.awarded_on },
      source: source === 'external' ? 'online' : source,
    },
  );
  await supersede(tx, certificate.id, at);
  const id = await insertRevision(tx, {
    target: certificate.id,
    serial: makeSerial(certificate.awarded_on),
    verifyCode: makeVerifyCode(),
    at,
    print: { ...print, registrationNumber: print.showsRegistration ? certificate.registration_number : null },
  });
  await nameReplacement(tx, { certificateId: certificate.id, by: id });
  await copyReminders(tx, { from: certificate.id, to: id });
  await recordAudit(tx, undefined, {
    action: 'certificates.revise',
    subject: `certificate ${id}`,
    groupId: running.group_id,
    detail: { replaces: certificate.id, reason: 'settings', batch: reissueId },
  });
  if (running.tells_holders) await notifyHolder(services, tx, certificate);
}

async function notifyHolder({ mail }: Services, tx: Tx, { email: to, first_name, title, serial }: Reissuable) {
  const values = { first_name, title, serial, page: webAddresses.myCourses() };
  await mail.send(tx, certificateReissued, [{ to, values }]);
}
