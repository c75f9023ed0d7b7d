import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id, listQuery, pageOf, placeShown } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { productTypes } from '../../product-types.ts';
import { answerFields, sentFields } from '../../record-fields.schemas.ts';
import { stockLevels } from '../ledger/ledger.rules.ts';
import { keyShown, productFields } from '../ledger/ledger-keys.schemas.ts';
import { stockRow } from '../licence-stock/licence-stock.schemas.ts';
import { licenceSettingFields } from './licence-levels.fields.ts';

const levelsQuery = listQuery.extend({
  groupId: id.optional(),
  /** Level of stock. `needed` means low or empty. */
  level: z.enum(['', 'needed', ...stockLevels]).default(''),
});
export type LevelsQuery = z.output<typeof levelsQuery>;

/** Level of one ledger key (domain 2.3). */
export const levelRow = stockRow.extend({
  group: placeShown,
  /**
   * Licences issued in the last 90 days. `days_of_cover` is how long unissued seats last at that rate, null when none
   * were issued.
   */
  issued_90_days: z.number().int(),
  days_of_cover: z.number().int().nullable(),
  /** Valid certificates of current members for this product, whatever their months, that expire within 90 days. */
  ending_90_days: z.number().int(),
});
export type LevelRow = z.output<typeof levelRow>;

/** Pool of one service for one key. */
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

export const licenceLevelsSchemas = {
  listLicenceLevels: { query: levelsQuery, response: pageOf(levelRow) },
  listServiceLevels: { query: levelsQuery, response: pageOf(serviceLevelRow) },
  listSiblingLevels: { query: levelsQuery.extend({ besides: id.optional() }), response: pageOf(serviceLevelRow) },
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
    body: commandSchema({ ...productFields, low_at: z.number().int().min(0).max(limits.purchaseMax).nullable() }),
    response: done,
  },
  getLicenceSettings: { response: z.object(answerFields(licenceSettingFields)) },
  changeLicenceSettings: { body: commandSchema(sentFields(licenceSettingFields)), response: done },
};
