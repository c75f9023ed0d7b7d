import { certificateEnd, lastsAsLong } from '@doselore/contract/certificates';
import { type Clock, today } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { choosePrinted } from '../certificate-settings/index.ts';
import { makeSerial, makeVerifyCode } from './certificate-codes.ts';
import {
  type CertificateSource,
  findCompletion,
  insertCertificate,
  lockLearner,
  nameReplacement,
  supersede,
} from './issued-certificates.repository.ts';

/**
 * `on` is the first day, where that is not today. `isAssessed` says whether a session ended with an assessment, and
 * `isOfSession` whether the certificate is of a pharmacist-led course, so that the holder gets an email.
 */
type Issue = CertificateSource & { on?: string; isAssessed?: boolean; isOfSession?: boolean };

/**
 * Issues the certificate for a course that has just been completed. Compares it with the valid certificate for the
 * product. The one with the later expiry date stays valid, and the other is superseded (C1). Stores the printed facts
 * from the present settings. Returns its id.
 */
export async function issueCertificate(tx: Tx, clock: Clock, target: Issue): Promise<number> {
  // Makes a concurrent approval of a new name run before or after this.
  await lockLearner(tx, target);
  const awardedOn = target.on ?? today(clock);
  const completion = await findCompletion(tx, { ...target, on: awardedOn });
  if (completion === undefined) throw new Error('A certificate needs a completed licence');
  const { valid_id: validId, valid_from: validFrom, valid_end: validEnd } = completion;
  const expiresOn = certificateEnd({
    awardedOn,
    months: completion.months,
    basis: completion.renewal_basis,
    previousEnd: validFrom !== null && validFrom <= awardedOn ? validEnd : null,
  });
  const isOutlasted = validId !== null && !lastsAsLong(expiresOn, validEnd);
  const replaces = isOutlasted ? null : validId;
  const at = clock.now();
  if (replaces !== null) await supersede(tx, replaces, at);
  const { organisation } = completion;
  const product = { type: completion.product_type, id: completion.product_id };
  const print = await choosePrinted(
    tx,
    { product, groupId: completion.group_id },
    { organisation, source: target.source, isAssessed: target.isAssessed ?? false, awardedOn },
  );
  const id = await insertCertificate(tx, {
    serial: makeSerial(awardedOn),
    userId: completion.user_id,
    groupId: completion.group_id,
    productType: completion.product_type,
    productId: completion.product_id,
    firstName: completion.first_name,
    lastName: completion.last_name,
    title: completion.title,
    target,
    awardedOn,
    months: completion.months,
    expiresOn,
    printed: print.printed,
    settingVersionIds: print.settingVersionIds,
    detailsVersion: print.detailsVersion,
    registrationNumber: print.showsRegistration ? completion.registration_number : null,
    isMailDue: target.source === 'pled' || target.isOfSession === true,
    supersedesId: replaces,
    supersededById: isOutlasted ? validId : null,
    verifyCode: makeVerifyCode(),
    at,
  });
  if (replaces !== null) await nameReplacement(tx, { certificateId: replaces, by: id });
  return id;
}
