import { randomInt } from 'node:crypto';
import { certificateEnd } from '@doselore/contract';
import { type Clock, today } from '../../platform/clock/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type CertificateSource, findCompletion, insertCertificate, supersede } from './certificates.repository.ts';

/** No letters or digits that look alike on a printed page. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * The certificate for a course that has just been completed; the one before for the same product is superseded (C1).
 * `on` is the day it counts from, where that is not today. @returns its id
 */
export async function issueCertificate(tx: Tx, clock: Clock, of: CertificateSource & { on?: string }): Promise<number> {
  const completion = await findCompletion(tx, of);
  if (completion === undefined) throw new Error('A certificate needs a completed licence');
  if (completion.previous_id !== null) await supersede(tx, completion.previous_id);
  const awardedOn = of.on ?? today(clock);
  return insertCertificate(tx, {
    serial: `DL-${awardedOn.slice(0, 4)}-${randomCode(8)}`,
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
    verifyCode: [randomCode(4), randomCode(4), randomCode(4), randomCode(4)].join('-'),
    at: clock.now(),
  });
}

function randomCode(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
