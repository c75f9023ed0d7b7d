import { z } from 'zod';
import { day, id } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';

/** `expiring` and `expired` are worked out from the dates, never stored. */
export const certificateStates = ['valid', 'expiring', 'expired', 'superseded', 'revoked'] as const;

export const certificateRow = z.object({
  id: z.number().int(),
  serial: z.string(),
  title: z.string(),
  awarded_on: day,
  expires_on: day.nullable(),
  state: z.enum(certificateStates),
  verify_code: z.string(),
});

export const listOwnCertificates = defineEndpoint({
  method: 'GET',
  path: 'certificates',
  levels: ['member'],
  permission: 'certificates.own',
  response: z.array(certificateRow),
});

export const getCertificatePdf = defineEndpoint({
  method: 'GET',
  path: 'certificates/:certificateId/pdf',
  levels: ['member'],
  permission: 'certificates.own',
  kind: 'file',
  params: z.strictObject({ certificateId: id }),
  response: z.any(),
});

/** Every certificate of one's own that is valid today, in one zip. */
export const getCertificatesZip = defineEndpoint({
  method: 'GET',
  path: 'certificates/zip',
  levels: ['member'],
  permission: 'certificates.own',
  kind: 'file',
  response: z.any(),
});

/** For anybody who holds a paper certificate: initials and surname, title, dates and state, nothing else (C4). */
export const checkCertificate = defineEndpoint({
  method: 'GET',
  path: 'certificate-check/:code',
  levels: ['site'],
  permission: 'certificates.check',
  params: z.strictObject({ code: z.string().trim().toUpperCase().max(40) }),
  response: z.object({
    holder: z.string(),
    title: z.string(),
    awarded_on: day,
    expires_on: day.nullable(),
    state: z.enum(certificateStates),
    /** The certificate that stands in its place now: the same one issued anew, or a renewal. */
    replaced_by: z
      .object({
        kind: z.enum(['revision', 'renewal']),
        awarded_on: day,
        expires_on: day.nullable(),
        state: z.enum(certificateStates),
      })
      .nullable(),
  }),
});
