import { z } from 'zod';
import { done, id } from '../../common.schemas.ts';
import { productTypes } from '../../product-types.ts';
import { checkedCertificate } from '../certificates/certificates.schemas.ts';
import { badgeFormats, badgeHolders, badgeTextMax, badgeVerdicts } from './badges.rules.ts';

export const badgesSchemas = {
  makeBadge: { params: z.strictObject({ certificateId: id }), response: done },
  getBadge: {
    params: z.strictObject({ certificateId: id }),
    query: z.strictObject({
      format: z.enum(badgeFormats).default('jwt'),
      holder: z.enum(badgeHolders).default('hidden'),
    }),
    response: z.any(),
  },
  getDidDocument: { response: z.any() },
  checkBadge: {
    body: z.strictObject({ badge: z.string().trim().min(1).max(badgeTextMax) }),
    response: z.object({
      verdict: z.enum(badgeVerdicts),
      /**
       * Certificate of the badge as it is today. `holder` is the name in the badge, or null for a badge without a name.
       * Null unless the badge is genuine.
       */
      certificate: checkedCertificate.extend({ holder: z.string().nullable() }).nullable(),
    }),
  },
  getAchievement: {
    params: z.strictObject({
      productType: z.enum(productTypes),
      productId: id,
      version: z.coerce.number().int().min(0).max(1_000_000),
    }),
    response: z.object({
      title: z.string(),
      /** Learning objectives. Each completes the sentence "By the end you can". */
      objectives: z.array(z.string()),
      cpd_minutes: z.number().int().nullable(),
      accreditation_reference: z.string(),
      reviewed_on: z.iso.date().nullable(),
    }),
  },
  getStatusList: { params: z.strictObject({ listNumber: id }), response: z.any() },
};
