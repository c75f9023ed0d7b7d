import { z } from 'zod';
import { day, id, inPlace, listQuery, moment, pageOf } from '../../common.schemas.ts';
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
 * Numbers of one ledger key. `bought` is the sum of pot, pools, held, used and void. `held` is issued and not started.
 * `void` is written off.
 */
export const stockRow = z.object({
  ...keyShown,
  bought: z.number().int(),
  pot: z.number().int(),
  pools: z.number().int(),
  held: z.number().int(),
  used: z.number().int(),
  void: z.number().int(),
  /** Number of unissued seats at or below which stock is low. */
  low_at: z.number().int(),
  level: z.enum(stockLevels),
});
export type StockRow = z.output<typeof stockRow>;

export const stockTotals = z.object({
  /** Number of different courses in these keys. */
  courses: z.number().int(),
  bought: z.number().int(),
  pot: z.number().int(),
  pools: z.number().int(),
  held: z.number().int(),
  used: z.number().int(),
  /** Seats that are written off. */
  void: z.number().int(),
  /** Keys that are low or empty. */
  low: z.number().int(),
});

/** Pool of a service or a virtual group for one key. */
export const poolRow = z.object({
  kind: z.enum(['POOL', 'VGPOOL']),
  place: placeShown,
  available: z.number().int(),
  /** Licences issued from the pool: `held` not started, `used` started. */
  held: z.number().int(),
  used: z.number().int(),
});

/** Seats that a service or a virtual group can issue for one key. The pot is null when the caller may not use it. */
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
  /** True when the person holds an unfinished licence for this product. */
  has_live_licence: z.boolean(),
  /** Last day of a valid certificate, if any. */
  valid_until: day.nullable(),
});

export const memberLicence = z.object({
  id: z.number().int(),
  ...keyShown,
  state: z.enum(licenceStates),
  issued_at: moment,
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
  /** Reason why the licence was taken back, deleted or lapsed. */
  end_reason: z.string().nullable(),
  is_free_retry: z.boolean(),
  /** First licence of a chain of free retries. */
  root_licence_id: z.number().int().nullable(),
  source: z.enum(issueSources),
  /** Place whose pool the seat came from. Null for the general pot. */
  source_place: z.string().nullable(),
  /** Service or virtual group that the licence was issued for. Both null for the organisation. */
  subgroup_id: z.number().int().nullable(),
  virtual_group_id: z.number().int().nullable(),
  /** True when a free retry is possible: see `canRetryLicence`. */
  can_retry: z.boolean(),
});

/** Licence of a person in any organisation, with the organisation that issued it. */
export const userLicence = memberLicence.extend({ group: placeShown });
export type UserLicence = z.output<typeof userLicence>;

/** Licence with its holder, for the list of one key or of all keys. */
export const licenceRow = memberLicence.extend({
  user: placeShown,
  issued_by: z.string(),
});
export type LicenceRow = z.output<typeof licenceRow>;

/**
 * Filters of licences. `q` finds the person. `state` may also be `live` (issued or in progress) or `started` (started,
 * whatever its end).
 */
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
  listLicenceProducts: { params: inPlace, response: z.array(licenceProduct) },
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
  listLicences: { params: inPlace, query: licencesQuery, response: pageOf(licenceRow) },
  listMemberLicences: { params: inPlace.extend({ userId: id }), response: z.array(memberLicence) },
  listDelegateLicences: { params: inVirtualGroup.extend({ userId: id }), response: z.array(memberLicence) },
  listUserLicences: { params: z.strictObject({ userId: id }), response: z.array(userLicence) },
};
