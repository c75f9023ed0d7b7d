import { z } from 'zod';
import { day, id } from '../../common.schemas.ts';
import { certificateKeyMax, certificateStates } from './certificates.rules.ts';

export const certificateRow = z.object({
  id: z.number().int(),
  serial: z.string(),
  title: z.string(),
  awarded_on: day,
  expires_on: day.nullable(),
  state: z.enum(certificateStates),
  verify_code: z.string(),
});

export const certificatesSchemas = {
  listOwnCertificates: { response: z.array(certificateRow) },
  getCertificatePdf: { params: z.strictObject({ certificateId: id }), response: z.any() },
  getCertificatesZip: { response: z.any() },
  checkCertificate: {
    params: z.strictObject({ code: z.string().trim().max(certificateKeyMax) }),
    response: z.object({
      holder: z.string(),
      title: z.string(),
      awarded_on: day,
      expires_on: day.nullable(),
      state: z.enum(certificateStates),
      /** Certificate that replaced this one: the same one issued again, or a renewal. */
      replaced_by: z
        .object({
          kind: z.enum(['revision', 'renewal']),
          awarded_on: day,
          expires_on: day.nullable(),
          state: z.enum(certificateStates),
        })
        .nullable(),
    }),
  },
};
