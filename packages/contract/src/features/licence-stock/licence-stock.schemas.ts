import { z } from 'zod';
import { id, inGroup, inSubgroup, listQuery, pageOf, placeShown } from '../../common.schemas.ts';
import { productTypes } from '../../product-types.ts';
import { stockLevels } from '../ledger/ledger.rules.ts';
import { certificateMonths, keyShown } from '../ledger/ledger-keys.schemas.ts';
import { movementRow, movementsQuery } from './movements.schemas.ts';

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

/** List of stock. `needed` shows what is low or empty. */
export const stockQuery = listQuery.extend({ level: z.enum(['', 'needed', ...stockLevels]).default('') });
export type StockQuery = z.output<typeof stockQuery>;

export const licenceStockSchemas = {
  listStock: {
    params: inGroup,
    query: stockQuery,
    response: pageOf(stockRow).extend({ totals: stockTotals }),
  },
  getStock: {
    params: inGroup.extend({ productType: z.enum(productTypes), productId: id, certificateMonths }),
    response: stockRow.extend({ pool_rows: z.array(poolRow) }),
  },
  listSubgroupStock: { params: inSubgroup, query: stockQuery, response: pageOf(placeStockRow) },
  listPotStock: { params: inSubgroup, query: stockQuery, response: pageOf(placeStockRow) },
  listMovements: { params: inGroup, query: movementsQuery, response: pageOf(movementRow) },
  listSubgroupMovements: {
    params: inSubgroup,
    query: movementsQuery.omit({ account: true, placeId: true }),
    response: pageOf(movementRow),
  },
};
