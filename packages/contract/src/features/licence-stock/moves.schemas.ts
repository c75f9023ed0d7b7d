import { z } from 'zod';
import { id, idempotencyKey, inGroup } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { certificateMonths, keyFields, licenceReason, seats } from '../ledger/ledger-keys.schemas.ts';

/** Service or virtual group of the organisation. */
const pool = z.strictObject({
  kind: z.enum(['POOL', 'VGPOOL']).default('POOL'),
  placeId: id,
  quantity: seats,
});
export type PoolShare = z.output<typeof pool>;

const left = z.object({ pot: z.number().int() });

export const movesSchemas = {
  allocateToPools: {
    params: inGroup,
    body: z.strictObject({ ...keyFields, pools: z.array(pool).min(1).max(200), idempotencyKey }),
    response: left,
  },
  returnFromPools: {
    params: inGroup,
    body: z.strictObject({ ...keyFields, pools: z.array(pool).min(1).max(200), idempotencyKey }),
    response: left,
  },
  adjustStock: {
    params: inGroup,
    body: z.strictObject({
      ...keyFields,
      change: z
        .number()
        .int()
        .min(-limits.purchaseMax)
        .max(limits.purchaseMax)
        .refine((change) => change !== 0, 'Should not be 0'),
      reason: licenceReason,
      idempotencyKey,
    }),
    response: left,
  },
  editCertMonths: {
    params: inGroup,
    body: z.strictObject({
      ...keyFields,
      newCertificateMonths: certificateMonths,
      quantity: seats,
      reason: licenceReason,
      idempotencyKey,
    }),
    response: left,
  },
};
