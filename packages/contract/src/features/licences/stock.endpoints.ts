import { z } from 'zod';
import { done, id, limits } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { certificateMonths, idempotencyKey, inGroup, keyFields, licenceReason, seats } from './licences.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;

/** A service or a virtual group of the organisation. */
const pool = z.strictObject({
  kind: z.enum(['POOL', 'VGPOOL']).default('POOL'),
  placeId: id,
  quantity: seats,
});
export type PoolShare = z.output<typeof pool>;

const left = z.object({ pot: z.number().int() });

/** From the general pot into one or more pools, all of them or none. */
export const allocateToPools = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/pool-allocation',
  levels: forGroup,
  permission: 'licences.allocate',
  params: inGroup,
  body: z.strictObject({ ...keyFields, pools: z.array(pool).min(1).max(200), idempotencyKey }),
  response: left,
});

export const returnFromPools = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/pool-return',
  levels: forGroup,
  permission: 'licences.allocate',
  params: inGroup,
  body: z.strictObject({ ...keyFields, pools: z.array(pool).min(1).max(200), idempotencyKey }),
  response: left,
});

/** Below 0 writes off unissued seats of the general pot, above 0 adds seats that nobody ordered. */
export const adjustStock = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/adjust-quantity',
  levels: ['superAdmin'],
  permission: 'licences.correct',
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
});

/** All that an order brought must still be unissued where it went. */
export const voidOrder = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/void-order',
  levels: ['superAdmin'],
  permission: 'licences.correct',
  params: inGroup,
  body: z.strictObject({ orderId: id, reason: licenceReason, idempotencyKey }),
  response: done,
});

/** Unissued seats of the general pot get other certificate months; issued licences keep theirs. */
export const editCertMonths = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/edit-cert-months',
  levels: ['superAdmin'],
  permission: 'licences.correct',
  params: inGroup,
  body: z.strictObject({
    ...keyFields,
    newCertificateMonths: certificateMonths,
    quantity: seats,
    reason: licenceReason,
    idempotencyKey,
  }),
  response: left,
});
