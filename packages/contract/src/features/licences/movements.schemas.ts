import { z } from 'zod';
import { day, id, listQuery, moment } from '../../common.schemas.ts';
import { keyFilter, keyShown, placeShown } from './licence-keys.schemas.ts';
import { accountKinds, movementKinds } from './licences.rules.ts';

/** An account, or `POOLS` for all pools together; empty for every movement of the key. */
export const movementsQuery = listQuery.extend({
  ...keyFilter,
  account: z.enum(['', 'POOLS', ...accountKinds]).default(''),
  /** The service of a POOL, the virtual group of a VGPOOL. */
  placeId: id.optional(),
  kind: z.enum(['', ...movementKinds]).default(''),
  from: day.optional(),
  to: day.optional(),
});
export type MovementsQuery = z.output<typeof movementsQuery>;

/** Its months are those of the movement, but for one that changes them. */
const movementEnd = z.object({
  kind: z.enum(accountKinds),
  place: z.string().nullable(),
  certificateMonths: z.number().int(),
});

/** `change` and `balance` are of the one account that is asked for; null where there is more than one. */
export const movementRow = z.object({
  id: z.number().int(),
  at: moment,
  kind: z.enum(movementKinds),
  ...keyShown,
  quantity: z.number().int(),
  from: movementEnd,
  to: movementEnd,
  change: z.number().int().nullable(),
  balance: z.number().int().nullable(),
  reason: z.string(),
  actor: z.string(),
  /** Whose licence it was, where it was one. */
  person: placeShown.nullable(),
  order_id: z.number().int().nullable(),
  licenceRequestId: z.number().int().nullable(),
});
export type MovementRow = z.output<typeof movementRow>;
