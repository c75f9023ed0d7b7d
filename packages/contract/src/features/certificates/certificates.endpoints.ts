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
 * Returns the facts of a certificate to anybody who holds it on paper: initials and surname, title, dates and state,
 * nothing else (C4). `code` is the number or the code of the certificate. Wrong numbers are limited for each network.
 */
export const checkCertificate = endpoint<typeof certificatesSchemas.checkCertificate>({
  method: 'GET',
  path: 'certificate-check/:code',
  levels: ['site'],
  permission: 'certificates.check',
});
