import { AppError } from '@doselore/contract';
import type { Actor, LicenceId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { withdrawCorrected } from '../../certificates/certificates/correcting/index.ts';
import { issueCertificate } from '../../certificates/certificates/index.ts';
import { correctOutcome } from '../../licences/licences/correcting/index.ts';

/** Error of a correction whose caller was shown an earlier one. */
export const alreadyCorrected = () =>
  new AppError('conflict', 'Someone else has corrected this result. Reload the page and check it again.');

/** `on` is the first day of the certificate of a pass. */
type Result = { isPass: boolean; on: string };
/** `target` is the source of the certificate. */
type Corrected = {
  target: Parameters<typeof withdrawCorrected>[3];
  licenceId: LicenceId;
  before: Result;
  now: Result;
  isAssessed?: boolean;
};

/**
 * Makes licence and certificate agree with a corrected result, in the transaction of the correction. A failure withdraws
 * the certificate from its first day, a pass gives one, and another day does both, because a revision with other dates
 * would leave false cover behind. Throws 409 when the licence was retried.
 */
export async function carryOverResult(services: Services, tx: Tx, actor: Actor, corrected: Corrected): Promise<void> {
  const { target, licenceId, before, now, isAssessed = false } = corrected;
  if (before.isPass === now.isPass && (!now.isPass || before.on === now.on)) return;
  await withdrawCorrected(services, tx, actor, target);
  if (before.isPass !== now.isPass) {
    const outcome = now.isPass ? 'completed' : 'failed';
    if (!(await correctOutcome(tx, { licenceId, outcome, at: services.clock.now() })))
      throw new AppError('conflict', 'This licence has been retried. Take the retry back first.');
  }
  if (now.isPass) await issueCertificate(tx, services.clock, { ...target, on: now.on, isAssessed });
}
