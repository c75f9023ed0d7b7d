import { z } from 'zod';
import { id } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { productTypes } from './ledger.rules.ts';

export const certificateMonths = z.coerce.number().int().min(0).max(limits.certificateMonthsMax);
export const idempotencyKey = z.string().min(8).max(64);
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

export const inGroup = z.strictObject({ groupId: id });
export const inSubgroup = z.strictObject({ groupId: id, subgroupId: id });
export const inVirtualGroup = z.strictObject({ virtualGroupId: id });

export const keyShown = {
  productType: z.enum(productTypes),
  productId: z.number().int(),
  title: z.string(),
  certificateMonths: z.number().int(),
};
export const placeShown = z.object({ id: z.number().int(), name: z.string() });

export const keyFilter = {
  productType: z.enum(productTypes).optional(),
  productId: id.optional(),
  certificateMonths: certificateMonths.optional(),
};
