import { z } from 'zod';
import { day, done, id, inPlace, listQuery, pageOf, placeShown } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { productTypes } from '../../product-types.ts';
import { certificateKeyMax, certificateStates, withdrawalReasons, withdrawalStarts } from './certificates.rules.ts';

export const certificateRow = z.object({
  id: z.number().int(),
  serial: z.string(),
  title: z.string(),
  awarded_on: day,
  expires_on: day.nullable(),
  state: z.enum(certificateStates),
  verify_code: z.string(),
});

/** Certificate with its holder and the organisation that awarded it. */
export const heldCertificate = certificateRow.extend({
  user: placeShown,
  group: placeShown,
  /** False for an erased person, whose name is locked. */
  can_open: z.boolean(),
});
export type HeldCertificate = z.output<typeof heldCertificate>;

/** Public facts of a certificate (C4). */
export const checkedCertificate = z.object({
  holder: z.string(),
  title: z.string(),
  /** Printed heading, such as "Certificate of completion". Null for certificates from before headings were stored. */
  type: z.string().nullable(),
  /** Printed learning time, such as "1 h 30 min". */
  hours: z.string().nullable(),
  awarded_on: day,
  expires_on: day.nullable(),
  state: z.enum(certificateStates),
  /** Day on which it was withdrawn. Null unless its state is `revoked`. */
  withdrawn_on: day.nullable(),
  /** Certificate that replaced this certificate: a reissued certificate, or a renewal. */
  replaced_by: z
    .object({
      kind: z.enum(['revision', 'renewal']),
      awarded_on: day,
      expires_on: day.nullable(),
      state: z.enum(certificateStates),
    })
    .nullable(),
});

export const placeCertificatesQuery = listQuery.extend({
  userId: id.optional(),
  state: z.enum(['', ...certificateStates]).default(''),
  /** Product, together with `productId`. */
  productType: z.enum(productTypes).optional(),
  productId: id.optional(),
  awardedFrom: day.optional(),
  awardedTo: day.optional(),
});
export type PlaceCertificatesQuery = z.output<typeof placeCertificatesQuery>;

export const certificatesSchemas = {
  listPlaceCertificates: { params: inPlace, query: placeCertificatesQuery, response: pageOf(heldCertificate) },
  listCertifiedCourses: {
    params: inPlace,
    response: z.array(
      z.object({
        product_type: z.enum(productTypes),
        product_id: z.number().int(),
        /** Title on the newest certificate. */
        title: z.string(),
        count: z.number().int(),
      }),
    ),
  },
  getPlaceCertificatePdf: { params: inPlace.extend({ certificateId: id }), response: z.any() },
  listUserCertificates: {
    params: z.strictObject({ userId: id }),
    query: placeCertificatesQuery.omit({ userId: true }),
    response: pageOf(heldCertificate),
  },
  listOwnCertificates: { response: z.array(certificateRow) },
  getCertificatePdf: { params: z.strictObject({ certificateId: id }), response: z.any() },
  getCertificatesZip: { response: z.any() },
  previewWithdrawal: {
    params: z.strictObject({ certificateId: id }),
    response: certificateRow.extend({
      holder: z.string(),
      /** Certificate of the same course that becomes valid again. */
      restores: certificateRow.pick({ id: true, serial: true, awarded_on: true, expires_on: true }).nullable(),
    }),
  },
  withdrawCertificate: {
    params: z.strictObject({ certificateId: id }),
    body: z.strictObject({
      reason: z.enum(withdrawalReasons),
      note: z.string().trim().max(limits.text),
      holdsFrom: z.enum(withdrawalStarts),
      restoresId: z.number().int().positive().nullable(),
    }),
    response: done,
  },
  checkCertificate: {
    params: z.strictObject({ code: z.string().trim().max(certificateKeyMax) }),
    response: checkedCertificate,
  },
};
