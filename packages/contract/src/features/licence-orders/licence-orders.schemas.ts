import { z } from 'zod';
import {
  done,
  id,
  idempotencyKey,
  inGroup,
  inPlace,
  inSubgroup,
  listQuery,
  moment,
  pageOf,
  placeShown,
} from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { productTypes } from '../../product-types.ts';
import { keyFields, keyShown, licenceReason, seats } from '../ledger/ledger-keys.schemas.ts';
import { stockRow } from '../licence-stock/licence-stock.schemas.ts';

/** References of a payment. */
export const payment = {
  transactionRef: z.string().trim().max(limits.name).default(''),
  poReference: z.string().trim().max(limits.name).default(''),
};

export const purchase = z
  .strictObject({
    ...keyFields,
    quantity: seats,
    ...payment,
    directServiceOrder: z.coerce.number().int().min(0).max(1).default(0),
    licenceRequestId: id.optional(),
    subgroupId: id.optional(),
    virtualGroupId: id.optional(),
    idempotencyKey,
  })
  .refine((order) => order.directServiceOrder === 0 || order.subgroupId !== undefined, {
    path: ['subgroupId'],
    message: 'Choose the service that this order is for',
  });

/** Order of a service for itself: into its pool, or into the pool of one of its virtual groups. */
export const servicePurchase = z.strictObject({
  ...keyFields,
  quantity: seats,
  ...payment,
  virtualGroupId: id.optional(),
  idempotencyKey,
});

export const orderRow = z.object({
  id: z.number().int(),
  ...keyShown,
  quantity: z.number().int(),
  transactionRef: z.string(),
  poReference: z.string(),
  directServiceOrder: z.number().int(),
  licenceRequestId: z.number().int().nullable(),
  subgroup: placeShown.nullable(),
  virtual_group: placeShown.nullable(),
  state: z.enum(['fulfilled', 'voided']),
  ordered_by: z.string(),
  ordered_at: moment,
});
export type OrderRow = z.output<typeof orderRow>;

export const licenceProduct = z.object({
  productType: z.enum(productTypes),
  productId: z.number().int(),
  title: z.string(),
  default_months: z.number().int(),
  /** Course to make live, for a product that is a draft. Null when it is live. */
  draft_course_id: z.number().int().nullable(),
});

export const licenceOrdersSchemas = {
  listLicenceProducts: { params: inPlace, response: z.array(licenceProduct) },
  purchaseLicences: { params: inGroup, body: purchase, response: stockRow },
  orderForService: { params: inSubgroup, body: servicePurchase, response: z.object({ order_id: z.number().int() }) },
  listOrders: {
    params: inGroup,
    query: listQuery.extend({ state: z.enum(['', 'fulfilled', 'voided']).default('') }),
    response: pageOf(orderRow),
  },
  voidOrder: {
    params: inGroup,
    body: z.strictObject({ orderId: id, reason: licenceReason, idempotencyKey }),
    response: done,
  },
};
