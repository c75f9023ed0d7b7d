import { z } from 'zod';
import { done, id, listQuery, moment, pageOf } from '../../common.ts';
import { csvOf } from '../../csv.ts';
import { defineEndpoint } from '../../endpoint.ts';

const superAdmin = ['superAdmin'] as const;

/** What makes two accounts look like one person's, with what it weighs; 100 is the most. */
export const duplicateReasons = { registration: 70, email: 60, payroll: 60, service: 40 } as const;
export type DuplicateReason = keyof typeof duplicateReasons;
const reasons = Object.keys(duplicateReasons) as [DuplicateReason, ...DuplicateReason[]];

export const duplicateReasonWords: Record<DuplicateReason, string> = {
  registration: 'Same GPhC number',
  email: 'Same mailbox',
  payroll: 'Same name and payroll number',
  service: 'Same name and service',
};

const person = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  registration_number: z.string().nullable(),
});

export const duplicateRow = z.object({
  /** The account that is rather the one to keep: in use, and the older one. */
  keep: person,
  drop: person,
  score: z.number().int(),
  reasons: z.array(z.enum(reasons)),
  /** An organisation of one of the two, whose pages the merge is on. */
  group_id: z.number().int().nullable(),
});
export type DuplicateRow = z.output<typeof duplicateRow>;

/** Pairs of accounts that are probably one person's, the likeliest first, as they were last searched for: every few minutes. */
export const listDuplicates = defineEndpoint({
  method: 'GET',
  path: 'reports/duplication-overview',
  levels: superAdmin,
  permission: 'merges.write',
  query: listQuery,
  /** Null in the first moments of a new site. */
  response: pageOf(duplicateRow).extend({ searched_at: moment.nullable() }),
});
export const getDuplicatesCsv = csvOf(listDuplicates);

/** Looks through everybody at once. */
export const searchDuplicatesNow = defineEndpoint({
  method: 'POST',
  path: 'reports/duplication-overview/search',
  levels: superAdmin,
  permission: 'merges.write',
  response: done,
});

/** Remembered, until it is taken back. */
export const setDistinct = defineEndpoint({
  method: 'POST',
  path: 'reports/duplication-overview/distinct',
  levels: superAdmin,
  permission: 'merges.write',
  body: z.strictObject({ oneId: id, otherId: id, distinct: z.boolean() }),
  response: done,
});
