import { atPlace, csvAtPlace } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { certificatesSchemas } from './certificates.schemas.ts';

export const listOwnCertificates = endpoint<typeof certificatesSchemas.listOwnCertificates>({
  method: 'GET',
  path: 'certificates',
  levels: ['member'],
  permission: 'certificates.own',
});

export const getCertificatePdf = endpoint<typeof certificatesSchemas.getCertificatePdf>({
  method: 'GET',
  path: 'certificates/:certificateId/pdf',
  levels: ['member'],
  permission: 'certificates.own',
  kind: 'file',
});

/** Returns the caller's certificates that are valid today, in one zip. */
export const getCertificatesZip = endpoint<typeof certificatesSchemas.getCertificatesZip>({
  method: 'GET',
  path: 'certificates/zip',
  levels: ['member'],
  permission: 'certificates.own',
  kind: 'file',
});

/**
 * Lists the certificates that were awarded in an organisation, or there to members of one service. `userId` narrows the
 * list to one person. `awardedFrom` and `awardedTo` are its first and last day of award.
 */
export const listPlaceCertificates = atPlace<typeof certificatesSchemas.listPlaceCertificates>({
  method: 'GET',
  path: 'certificates',
  permission: 'certificates.read',
});
export const getPlaceCertificatesCsv = csvAtPlace(listPlaceCertificates);

/** Lists the courses of these certificates, in the order of their titles, each with its number of certificates. */
export const listCertifiedCourses = atPlace<typeof certificatesSchemas.listCertifiedCourses>({
  method: 'GET',
  path: 'certificates/courses',
  permission: 'certificates.read',
});

/** Returns one of these certificates. Certificates of erased people are not opened: their names are locked. */
export const getPlaceCertificatePdf = atPlace<typeof certificatesSchemas.getPlaceCertificatePdf>({
  method: 'GET',
  path: 'certificates/:certificateId/pdf',
  permission: 'certificates.read',
  kind: 'file',
});

/** Lists the certificates of a person in any organisation. */
export const listUserCertificates = endpoint<typeof certificatesSchemas.listUserCertificates>({
  method: 'GET',
  path: 'users/:userId/certificates',
  levels: ['superAdmin'],
  permission: 'users.read',
});

/**
 * Returns the public facts of a certificate: initials and surname, title, type, learning time, dates and state, nothing
 * else (C4). `code` is the number or the code of the certificate. Each network has a limit for checks, and a lower
 * limit for wrong numbers.
 */
export const checkCertificate = endpoint<typeof certificatesSchemas.checkCertificate>({
  method: 'GET',
  path: 'certificate-check/:code',
  levels: ['site'],
  permission: 'certificates.check',
});

/** Shows a certificate that may be withdrawn, and the one that would become valid again. */
export const previewWithdrawal = endpoint<typeof certificatesSchemas.previewWithdrawal>({
  method: 'GET',
  path: 'certificates/:certificateId/withdrawal',
  levels: ['superAdmin'],
  permission: 'certificates.withdraw',
});

/**
 * Withdraws a certificate for good, with every revision of it. `restoresId` is the certificate that the preview showed
 * as valid again: 409 when it is another one by now.
 */
export const withdrawCertificate = endpoint<typeof certificatesSchemas.withdrawCertificate>({
  method: 'POST',
  path: 'certificates/:certificateId/withdraw',
  levels: ['superAdmin'],
  permission: 'certificates.withdraw',
});
