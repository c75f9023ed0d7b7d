import { z } from 'zod';
import { id, listQuery, moment, pageOf, placeShown } from '../../common.schemas.ts';
import { courseDaysShown } from '../my-learning/sessions.schemas.ts';
import { healthChecks } from './virtual-group-health.rules.ts';

/** One finding about one course. */
const finding = z.object({
  check: z.enum(healthChecks),
  /** Course and check, such as `7 no-link`. */
  key: z.string(),
  virtual_group: placeShown,
  group: placeShown,
  subgroup: placeShown.nullable(),
  trainer: z.string().nullable(),
  is_draft: z.boolean(),
  /** Wall clock, written as UTC. */
  training_start: moment.nullable(),
  ...courseDaysShown,
  /** Numbers of the finding in words, such as "3 of 5 delegates". Empty where its name says everything. */
  detail: z.string(),
});
export type Finding = z.output<typeof finding>;

const findingsQuery = listQuery.extend({
  details: z.enum(['all', ...healthChecks]).default('all'),
  groupId: id.optional(),
  /** One course, whenever it begins. */
  virtualGroupId: id.optional(),
  /** Courses that begin within so many weeks, and all that have begun. */
  weeks: z.coerce.number().int().min(1).max(104).default(12),
});
export type FindingsQuery = z.output<typeof findingsQuery>;

export const virtualGroupHealthSchemas = {
  listFindings: {
    query: findingsQuery,
    response: pageOf(finding).extend({
      /** Courses that were looked at, and how many of them have findings, whatever `details` and `q` are. */
      looked_at: z.number().int(),
      with_findings: z.number().int(),
      by_check: z.array(z.object({ check: z.enum(healthChecks), count: z.number().int() })),
    }),
  },
};
