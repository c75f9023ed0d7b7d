import { z } from 'zod';
import { done, id, listQuery, moment, pageOf } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import {
  certificateMonths,
  inGroup,
  inSubgroup,
  keyShown,
  placeShown,
  productFields,
} from '../licences/licence-keys.schemas.ts';
import { productTypes, stockLevels } from '../licences/licences.rules.ts';
import { stockRow } from '../licences/licences.schemas.ts';

const levelsQuery = listQuery.extend({
  groupId: id.optional(),
  /** `needed`: low or empty. */
  level: z.enum(['', 'needed', ...stockLevels]).default(''),
});
export type LevelsQuery = z.output<typeof levelsQuery>;

/** Domain 2.3, a row for each key. */
export const levelRow = stockRow.extend({
  group: placeShown,
  /** Issued in the last 90 days, and for how many days the unissued seats last at that rate; null when none were. */
  issued_90_days: z.number().int(),
  days_of_cover: z.number().int().nullable(),
  /** Valid certificates of current members for this product, whatever their months, that end within 90 days. */
  ending_90_days: z.number().int(),
});
export type LevelRow = z.output<typeof levelRow>;

/** One service's pool of one key. */
export const serviceLevelRow = z.object({
  ...keyShown,
  group: placeShown,
  subgroup: placeShown,
  pool: z.number().int(),
  held: z.number().int(),
  used: z.number().int(),
  issued_90_days: z.number().int(),
  days_of_cover: z.number().int().nullable(),
  level: z.enum(stockLevels),
});
export type ServiceLevelRow = z.output<typeof serviceLevelRow>;

/** Unissued seats that somebody may renew with: of the course that ends, or of its refresher. */
const renewalOffer = z.object({
  ...keyShown,
  is_refresher: z.boolean(),
  source: z.enum(['POT', 'POOL']),
  available: z.number().int(),
});
export type RenewalOffer = z.output<typeof renewalOffer>;

/** Certificates that end within 90 days against what is in stock, and what to buy. */
export const expiryPlanRow = z.object({
  productType: z.enum(productTypes),
  productId: z.number().int(),
  title: z.string(),
  /** The months most of its stock has, or else the course's own: what an order would be of. */
  certificateMonths: z.number().int(),
  ending_90_days: z.number().int(),
  /** Of those, people who hold a live licence for it, or for its refresher, already. */
  renewing: z.number().int(),
  /** Unissued seats of the course itself, and those of its refresher. */
  available: z.number().int(),
  refresher_available: z.number().int(),
  to_buy: z.number().int(),
  /** What it can be renewed with while it is valid; null where there is none. */
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

const licenceSettings = z.strictObject({
  /** Free retries of one licence. */
  retry_limit: z.number().int().min(0).max(10),
  /** Days after which a request that nobody decides lapses. */
  request_days: z.number().int().min(1).max(365),
});
export type LicenceSettings = z.output<typeof licenceSettings>;

const ledgerCheck = z.object({
  checked_at: moment,
  took_ms: z.number().int(),
  accounts: z.number().int(),
  movements: z.number().int(),
  licences: z.number().int(),
  /** What does not add up; empty when everything does. At most a hundred are named. */
  faults: z.array(
    z.object({
      rule: z.string(),
      group: placeShown.nullable(),
      productType: z.enum(productTypes),
      productId: z.number().int(),
      /** Null where it is about the product with all its lengths of certificate together. */
      certificateMonths: certificateMonths.nullable(),
      detail: z.string(),
    }),
  ),
});
export type LedgerCheck = z.output<typeof ledgerCheck>;

export const licenceLevelsSchemas = {
  listLicenceLevels: { query: levelsQuery, response: pageOf(levelRow) },
  listServiceLevels: { query: levelsQuery, response: pageOf(serviceLevelRow) },
  listSiblingLevels: { query: levelsQuery.extend({ besides: id.optional() }), response: pageOf(serviceLevelRow) },
  listExpiryPlan: { params: inGroup, query: listQuery, response: pageOf(expiryPlanRow) },
  listExpiringPeople: { params: inGroup, query: expiringQuery, response: pageOf(expiringPerson) },
  listSubgroupExpiryPlan: { params: inSubgroup, query: listQuery, response: pageOf(expiryPlanRow) },
  listPotExpiryPlan: { params: inSubgroup, query: listQuery, response: pageOf(expiryPlanRow) },
  listSubgroupExpiringPeople: { params: inSubgroup, query: expiringQuery, response: pageOf(expiringPerson) },
  listLevelSettings: {
    query: listQuery,
    response: pageOf(
      z.object({
        productType: z.enum(productTypes),
        productId: z.number().int(),
        title: z.string(),
        low_at: z.number().int().nullable(),
      }),
    ),
  },
  changeLevelSetting: {
    body: z.strictObject({ ...productFields, low_at: z.number().int().min(0).max(limits.purchaseMax).nullable() }),
    response: done,
  },
  getLicenceSettings: { response: licenceSettings },
  changeLicenceSettings: { body: licenceSettings, response: done },
  getLedgerCheck: { response: z.object({ last: ledgerCheck.nullable() }) },
  runLedgerCheck: { response: ledgerCheck },
};
