import { z } from 'zod';
import { done, id, listQuery, moment, pageOf } from '../../common.schemas.ts';
import { type DuplicateReason, duplicateReasons } from './duplicates.rules.ts';

const reasons = Object.keys(duplicateReasons) as [DuplicateReason, ...DuplicateReason[]];

const person = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  registration_number: z.string().nullable(),
});

export const duplicateRow = z.object({
  /** Account to prefer in a merge: in use, and the older one. */
  keep: person,
  drop: person,
  score: z.number().int(),
  reasons: z.array(z.enum(reasons)),
  /** Organisation of one of the two, whose pages contain the merge. */
  group_id: z.number().int().nullable(),
});
export type DuplicateRow = z.output<typeof duplicateRow>;

export const duplicatesSchemas = {
  listDuplicates: {
    query: listQuery,
    /** Null until the first search of a new site. */
    response: pageOf(duplicateRow).extend({ searched_at: moment.nullable() }),
  },
  searchDuplicatesNow: { response: done },
  setDistinct: { body: z.strictObject({ oneId: id, otherId: id, distinct: z.boolean() }), response: done },
};
