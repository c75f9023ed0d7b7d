import { certificateEnd } from '@doselore/contract/my-learning';
import { type Clock, today } from '../../platform/clock/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { makeSerial, makeVerifyCode } from './certificate-codes.ts';
import {
  type CertificateSource,
  findCompletion,
  insertCertificate,
  lockLearner,
  supersede,
} from './certificates.repository.ts';

/**
 * Issues the certificate for a course that has just been completed. Supersedes the earlier one for the same product
 * (C1). `on` is its first day, where that is not today. Returns its id.
 */
export async function issueCertificate(tx: Tx, clock: Clock, of: CertificateSource & { on?: string }): Promise<number> {
  // Makes a concurrent approval of a new name run before or after this.
  await lockLearner(tx, of);
  const awardedOn = of.on ?? today(clock);
  const completion = await findCompletion(tx, { ...of, on: awardedOn });
  if (completion === undefined) throw new Error('A certificate needs a completed licence');
  if (completion.previous_id !== null) await supersede(tx, completion.previous_id);
  return insertCertificate(tx, {
    serial: makeSerial(awardedOn),
    userId: completion.user_id,
    groupId: completion.group_id,
    productType: completion.product_type,
    productId: completion.product_id,
    firstName: completion.first_name,
    lastName: completion.last_name,
    title: completion.title,
    of,
    awardedOn,
    months: completion.months,
    expiresOn: certificateEnd({
      awardedOn,
      months: completion.months,
      basis: completion.renewal_basis,
      previousEnd: completion.previous_end,
    }),
    supersedesId: completion.previous_id,
    verifyCode: makeVerifyCode(),
    at: clock.now(),
  });
}
