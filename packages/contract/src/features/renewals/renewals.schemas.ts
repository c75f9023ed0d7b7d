import { z } from 'zod';
import { id, inPlace, inSubgroup, listQuery, pageOf, placeShown } from '../../common.schemas.ts';
import { productTypes } from '../../product-types.ts';
import { keyShown } from '../ledger/ledger-keys.schemas.ts';

/** Unissued seats for a renewal: of the course whose certificate expires, or of its refresher. */
export const renewalOffer = z.object({
  ...keyShown,
  is_refresher: z.boolean(),
  source: z.enum(['POT', 'POOL']),
  available: z.number().int(),
});
export type RenewalOffer = z.output<typeof renewalOffer>;

/** Certificates that expire within 90 days, compared with the stock, and the number of licences to buy. */
export const expiryPlanRow = z.object({
  productType: z.enum(productTypes),
  productId: z.number().int(),
  title: z.string(),
  /** Certificate months of an order: the months of most of its stock, or else those of the course. */
  certificateMonths: z.number().int(),
  ending_90_days: z.number().int(),
  /** People among them who already hold a live licence for the course or its refresher. */
  renewing: z.number().int(),
  /** Unissued seats of the course. `refresher_available` has those of its refresher. */
  available: z.number().int(),
  refresher_available: z.number().int(),
  to_buy: z.number().int(),
  /** Refresher that can renew the certificate while it is valid. Null when there is none. */
  refresher: z.object({ ...keyShown }).nullable(),
  offers: z.array(renewalOffer),
});
export type ExpiryPlanRow = z.output<typeof expiryPlanRow>;

const expiringPerson = z.object({
  user: placeShown,
  services: z.array(placeShown),
  expires_on: z.string(),
  has_live_licence: z.boolean(),
});
export type ExpiringPerson = z.output<typeof expiringPerson>;
const expiringQuery = listQuery.extend({ productType: z.enum(productTypes), productId: id });

export const renewalsSchemas = {
  listExpiryPlan: { params: inPlace, query: listQuery, response: pageOf(expiryPlanRow) },
  listExpiringPeople: { params: inPlace, query: expiringQuery, response: pageOf(expiringPerson) },
  listPotExpiryPlan: { params: inSubgroup, query: listQuery, response: pageOf(expiryPlanRow) },
};
