import type { Actor, UserId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { type Clock, today } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { makeSerial, makeVerifyCode } from './certificate-codes.ts';
import { insertRevision, listRevisable, nameReplacement, supersede } from './issued-certificates.repository.ts';
import { copyReminders } from './reminders.repository.ts';

/**
 * Issues every certificate that is valid today again, under the current name of its holder. The earlier version is
 * kept, and its code answers as replaced. Expired, replaced and revoked certificates stay unchanged. Returns how many
 * were issued.
 */
export async function reviseCertificates(
  tx: Tx,
  clock: Clock,
  target: { userId: UserId; actor: Actor | undefined },
): Promise<number> {
  const certificates = await listRevisable(tx, { userId: target.userId, today: today(clock) });
  for (const certificate of certificates) {
    await supersede(tx, certificate.id, clock.now());
    const id = await insertRevision(tx, {
      target: certificate.id,
      serial: makeSerial(certificate.awarded_on),
      verifyCode: makeVerifyCode(),
      at: clock.now(),
    });
    await nameReplacement(tx, { certificateId: certificate.id, by: id });
    await copyReminders(tx, { from: certificate.id, to: id });
    await recordAudit(tx, target.actor, {
      action: 'certificates.revise',
      subject: `certificate ${id}`,
      groupId: certificate.group_id,
      detail: { replaces: certificate.id, reason: 'name' },
    });
  }
  return certificates.length;
}
