import { z } from 'zod';
import { day, id, listQuery, moment, pageOf } from '../../common.schemas.ts';
import {
  certificateMonths,
  inGroup,
  inSubgroup,
  inVirtualGroup,
  keyFilter,
  keyShown,
  placeShown,
} from './licence-keys.schemas.ts';
import { issueSources, licenceStates, productTypes, stockLevels } from './licences.rules.ts';
import { movementRow, movementsQuery } from './movements.schemas.ts';
import { orderRow, purchase, servicePurchase } from './orders.schemas.ts';

/**
 * Numbers of one ledger key. `bought` is what there is in all: pot, pools, held, used and void together. `held` is
 * issued and not started, `void` written off.
 */
export const stockRow = z.object({
  ...keyShown,
  bought: z.number().int(),
  pot: z.number().int(),
  pools: z.number().int(),
  held: z.number().int(),
  used: z.number().int(),
  void: z.number().int(),
  /** At this many unissued seats, and below, stock is low. */
  low_at: z.number().int(),
  level: z.enum(stockLevels),
});
export type StockRow = z.output<typeof stockRow>;

export const stockTotals = z.object({
  /** How many different ones these keys are of. */
  courses: z.number().int(),
  bought: z.number().int(),
  pot: z.number().int(),
  pools: z.number().int(),
  held: z.number().int(),
  used: z.number().int(),
  /** Written off. */
  void: z.number().int(),
  /** Keys that are low or empty. */
  low: z.number().int(),
});

/** One pool of a key: of a service or of a virtual group. */
export const poolRow = z.object({
  kind: z.enum(['POOL', 'VGPOOL']),
  place: placeShown,
  available: z.number().int(),
  /** Issued from it and not started; and issued from it and started. */
  held: z.number().int(),
  used: z.number().int(),
});

/** What a service or a virtual group can issue from, for one key. Null where the asker may not use the general pot. */
export const placeStockRow = z.object({
  ...keyShown,
  pool: z.number().int(),
  pot: z.number().int().nullable(),
  held: z.number().int(),
  used: z.number().int(),
});
export type PlaceStockRow = z.output<typeof placeStockRow>;

export const licenceProduct = z.object({
  productType: z.enum(productTypes),
  productId: z.number().int(),
  title: z.string(),
  default_months: z.number().int(),
});

export const issueOption = z.object({
  ...keyShown,
  source: z.enum(issueSources),
  available: z.number().int(),
  /** A licence for this product that the person already holds and has not finished. */
  has_live_licence: z.boolean(),
  /** Last day of a certificate that is still valid, if any. */
  valid_until: day.nullable(),
});

export const memberLicence = z.object({
  id: z.number().int(),
  ...keyShown,
  state: z.enum(licenceStates),
  issued_at: moment,
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
  /** Why it was taken back, deleted or let lapse. */
  end_reason: z.string().nullable(),
  is_free_retry: z.boolean(),
  /** Of a free retry: the licence that the chain began with. */
  root_licence_id: z.number().int().nullable(),
  source: z.enum(issueSources),
  /** Whose pool it came from; null for the general pot. */
  source_place: z.string().nullable(),
  /** The service or the virtual group that it was issued for; both null: for the organisation. */
  subgroup_id: z.number().int().nullable(),
  virtual_group_id: z.number().int().nullable(),
  /** May be retried free of charge: see the transitions of `licences.rules.ts`. */
  can_retry: z.boolean(),
});

/** The same over all organisations: each says where it was issued. */
export const userLicence = memberLicence.extend({ group: placeShown });
export type UserLicence = z.output<typeof userLicence>;

/** The licences of one key, or of all: who has them. */
export const licenceRow = memberLicence.extend({
  user: placeShown,
  issued_by: z.string(),
});
export type LicenceRow = z.output<typeof licenceRow>;

/** `q` finds the person; `state` may be `live`: issued or in progress; or `started`, whatever came of it. */
export const licencesQuery = listQuery.extend({
  ...keyFilter,
  state: z.enum(['', 'live', 'started', ...licenceStates]).default(''),
});
export type LicencesQuery = z.output<typeof licencesQuery>;

export const licencesSchemas = {
  listStock: {
    params: inGroup,
    query: listQuery.extend({ level: z.enum(['', 'needed', ...stockLevels]).default('') }),
    response: pageOf(stockRow).extend({ totals: stockTotals }),
  },
  getStock: {
    params: inGroup.extend({ productType: z.enum(productTypes), productId: id, certificateMonths }),
    response: stockRow.extend({ pool_rows: z.array(poolRow) }),
  },
  listSubgroupStock: { params: inSubgroup, query: listQuery, response: pageOf(placeStockRow) },
  listPotStock: { params: inSubgroup, query: listQuery, response: pageOf(placeStockRow) },
  listLicenceProducts: { params: inGroup, response: z.array(licenceProduct) },
  listServiceProducts: { params: inSubgroup, response: z.array(licenceProduct) },
  purchaseLicences: { params: inGroup, body: purchase, response: stockRow },
  orderForService: { params: inSubgroup, body: servicePurchase, response: z.object({ order_id: z.number().int() }) },
  listOrders: {
    params: inGroup,
    query: listQuery.extend({ state: z.enum(['', 'fulfilled', 'voided']).default('') }),
    response: pageOf(orderRow),
  },
  listMovements: { params: inGroup, query: movementsQuery, response: pageOf(movementRow) },
  listSubgroupMovements: {
    params: inSubgroup,
    query: movementsQuery.omit({ account: true, placeId: true }),
    response: pageOf(movementRow),
  },
  listLicences: { params: inGroup, query: licencesQuery, response: pageOf(licenceRow) },
  listSubgroupLicences: { params: inSubgroup, query: licencesQuery, response: pageOf(licenceRow) },
  listMemberLicences: { params: inGroup.extend({ userId: id }), response: z.array(memberLicence) },
  listSubgroupMemberLicences: { params: inSubgroup.extend({ userId: id }), response: z.array(memberLicence) },
  listDelegateLicences: { params: inVirtualGroup.extend({ userId: id }), response: z.array(memberLicence) },
  listUserLicences: { params: z.strictObject({ userId: id }), response: z.array(userLicence) },
};
