import { z } from 'zod';
import { id } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { productTypes } from '../../product-types.ts';

export const certificateMonths = z.coerce.number().int().min(0).max(limits.certificateMonthsMax);
/** Reason in the words of the actor, stored with the movement or the licence. */
export const licenceReason = z.string().trim().min(1, 'Enter the reason').max(limits.name);

/** Product. `productId` is an id of that type. */
export const productFields = { productType: z.enum(productTypes).default('abstract_course'), productId: id };
/** Ledger key of a seat within an organisation. */
export const keyFields = { ...productFields, certificateMonths };
export const seats = z.coerce
  .number()
  .int()
  .min(1, 'Should be at least 1')
  .max(limits.purchaseMax, `Should be less than or equal to ${limits.purchaseMax}`);

export const keyShown = {
  productType: z.enum(productTypes),
  productId: z.number().int(),
  title: z.string(),
  certificateMonths: z.number().int(),
};

export const keyFilter = {
  productType: z.enum(productTypes).optional(),
  productId: id.optional(),
  certificateMonths: certificateMonths.optional(),
};
