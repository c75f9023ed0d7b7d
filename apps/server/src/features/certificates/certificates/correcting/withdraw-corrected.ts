import type { Actor } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import type { CertificateSource } from '../issued-certificates.repository.ts';
import { withdrawWithin } from '../withdraw-certificate.ts';
import { findCertificateOf } from './corrected-certificates.repository.ts';

/** Withdraws the certificate of a result that was corrected from its first day, where there is one. */
export async function withdrawCorrected(
  services: Services,
  tx: Tx,
  actor: Actor,
  target: CertificateSource,
): Promise<void> {
  const certificateId = await findCertificateOf(tx, target);
  if (certificateId === undefined) return;
  await withdrawWithin(services, tx, actor, { certificateId, reason: 'result_changed', note: '', holdsFrom: 'start' });
}
