import { AppError, type Body } from '@doselore/contract';
import type { withdrawCertificate as endpoint } from '@doselore/contract/certificates';
import { type Actor, type CertificateId, notFound } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { presentCertificate } from './certificates.presenter.ts';
import { notifyOfWithdrawal } from './notify-of-withdrawal.ts';
import {
  findRestorable,
  findWithdrawable,
  lockHolder,
  restoreCertificate,
  revokeRevisions,
} from './withdrawn-certificates.repository.ts';

type Withdrawal = Omit<Body<typeof endpoint>, 'restoresId'> & {
  certificateId: CertificateId;
  /** Certificate that the person who decides was shown as valid again. Without it whichever it is now. */
  restoresId?: number | null;
};

/** Shows a certificate that may be withdrawn, and the one that would become valid again. */
export async function showWithdrawal(services: Pick<Services, 'db' | 'clock'>, certificateId: CertificateId) {
  const row = await findWithdrawable(services.db, certificateId);
  if (row === undefined) throw notFound();
  const restored = row.state === 'revoked' ? undefined : await findRestorable(services.db, certificateId);
  return {
    ...presentCertificate(row, today(services.clock)),
    holder: row.is_erased ? 'Name erased' : row.holder,
    restores: restored ?? null,
  };
}

/**
 * Withdraws a certificate for good. The certificate of the same course that expires last becomes valid again. Notifies
 * the holder and the admins of the organisation.
 */
export function withdrawCertificate(services: Services, actor: Actor, target: Withdrawal): Promise<void> {
  return inTransaction(services.db, (tx) => withdrawWithin(services, tx, actor, target));
}

/** Withdraws a certificate in the transaction of what caused it. */
export async function withdrawWithin(services: Services, tx: Tx, actor: Actor, target: Withdrawal): Promise<void> {
  const { certificateId, reason, note, holdsFrom } = target;
  const at = services.clock.now();
  await lockHolder(tx, certificateId);
  const certificate = await findWithdrawable(tx, certificateId);
  if (certificate === undefined) throw notFound();
  if (certificate.state === 'revoked')
    throw new AppError('conflict', 'This certificate has already been withdrawn. Nothing was changed.');
  const restored = await findRestorable(tx, certificateId);
  if (target.restoresId !== undefined && (restored?.id ?? null) !== target.restoresId)
    throw new AppError(
      'conflict',
      'Another certificate of this course has changed since. Review the withdrawal again. Nothing was changed.',
    );
  const from = holdsFrom === 'today' ? today(services.clock) : null;
  await revokeRevisions(tx, { certificateId, reason, note, from, by: actor.id, at });
  if (restored !== undefined) await restoreCertificate(tx, { id: restored.id, withdrawnId: certificateId });
  await recordAudit(tx, actor, {
    action: 'certificates.withdraw',
    subject: `certificate ${certificateId}`,
    groupId: certificate.group_id,
    detail: { reason, holdsFrom, hasNote: note !== '', restored: restored?.id ?? null },
  });
  await notifyOfWithdrawal(services, tx, { certificate, restored, reason, at });
}
