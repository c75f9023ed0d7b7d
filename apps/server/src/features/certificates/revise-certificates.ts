import type { Actor } from '../../platform/access/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { type Clock, today } from '../../platform/clock/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { makeSerial, makeVerifyCode } from './certificate-codes.ts';
import { insertRevision, listRevisable, supersede } from './certificates.repository.ts';
import { copyReminders } from './reminders.repository.ts';

/**
 * Issues every certificate that is valid today anew, under the name its holder has now. The version before is kept and
 * answers its code as replaced; what has expired, was replaced or revoked stays as it is.
 * @returns how many
 */
export async function reviseCertificates(
  tx: Tx,
  clock: Clock,
  of: { userId: number; actor: Actor | undefined },
): Promise<number> {
  const certificates = await listRevisable(tx, { userId: of.userId, today: today(clock) });
  for (const certificate of certificates) {
    await supersede(tx, certificate.id);
    const id = await insertRevision(tx, {
      of: certificate.id,
      serial: makeSerial(certificate.awarded_on),
      verifyCode: makeVerifyCode(),
      at: clock.now(),
    });
    await copyReminders(tx, { from: certificate.id, to: id });
    await recordAudit(tx, of.actor, {
      action: 'certificates.revise',
      subject: `certificate ${id}`,
      groupId: certificate.group_id,
      detail: { replaces: certificate.id, reason: 'name' },
    });
  }
  return certificates.length;
}
