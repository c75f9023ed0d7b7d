import { z } from 'zod';
import { day, id, listQuery, moment, placeShown } from '../../common.schemas.ts';
import { accountKinds } from '../ledger/ledger.rules.ts';
import { keyFilter, keyShown } from '../ledger/ledger-keys.schemas.ts';
import { movementKinds } from './movements.rules.ts';

/**
 * Filters of movements. One action that moved several seats the same way is one row; with its `batch` each movement is a
 * row. `account` is one account, or `POOLS` for all pools. Empty shows every
 * movement of the key.
 */
export const movementsQuery = listQuery.extend({
  ...keyFilter,
  account: z.enum(['', 'POOLS', ...accountKinds]).default(''),
  /** Service of a POOL, or virtual group of a VGPOOL. */
  placeId: id.optional(),
  kind: z.enum(['', ...movementKinds]).default(''),
  from: day.optional(),
  to: day.optional(),
  batch: z.string().min(1).max(100).optional(),
});
export type MovementsQuery = z.output<typeof movementsQuery>;

/** Source or destination of a movement. Only a change of months has different months at its two ends. */
const movementEnd = z.object({
  kind: z.enum(accountKinds),
  place: z.string().nullable(),
  certificateMonths: z.number().int(),
});

/**
 * One movement, or `moves` of one action with their sum and the last balance. `change` and `balance` concern the one
 * account of the filter. Null when the filter covers several.
 */
export const movementRow = z.object({
  id: z.number().int(),
  at: moment,
  kind: z.enum(movementKinds),
  ...keyShown,
  quantity: z.number().int(),
  /** Number of movements in this row. */
  moves: z.number().int(),
  batch: z.string(),
  from: movementEnd,
  to: movementEnd,
  change: z.number().int().nullable(),
  balance: z.number().int().nullable(),
  reason: z.string(),
  actor: z.string(),
  /** Holder of the licence, if the movement is about one. */
  person: placeShown.nullable(),
  order_id: z.number().int().nullable(),
  licenceRequestId: z.number().int().nullable(),
});
export type MovementRow = z.output<typeof movementRow>;
