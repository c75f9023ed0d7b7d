import { z } from 'zod';
import { day, id, listQuery, moment, pageOf } from '../../common.schemas.ts';
import { entryFilters, verifiedAtOnceMax } from './external-courses.rules.ts';
import { memberEntry } from './verdicts.schemas.ts';

const named = z.object({ id: z.number().int(), name: z.string() });

/** An entry as one organisation of its person sees it. */
const queuedEntry = memberEntry.omit({ external_course_id: true, can_change: true, is_replaced: true }).extend({
  group: named,
  person: named,
  /** Service by which the caller reaches the person. Null for callers who reach the person by the organisation. */
  subgroup_id: z.number().int().nullable(),
  entered_on: day,
});
export type QueuedEntry = z.output<typeof queuedEntry>;

const queueQuery = listQuery.extend({ state: z.enum(entryFilters).default('unverified'), groupId: id.optional() });
export type QueueQuery = z.output<typeof queueQuery>;

const answered = z.object({
  group_id: z.number().int(),
  external_course_user_id: z.number().int(),
  /** Reason why the entry could not be verified. Null for a verified entry. */
  problem: z.string().nullable(),
});
export type VerifiedEntry = z.output<typeof answered>;

export const queueSchemas = {
  listEntryQueue: { query: queueQuery, response: pageOf(queuedEntry) },
  verifyEntries: {
    body: z.strictObject({
      entries: z
        .array(
          z.strictObject({
            groupId: id,
            externalCourseUserId: id,
            /** Moment of the last change, and the verdict, that the person saw. */
            seenAt: moment,
            seenVerdictId: id.nullable(),
          }),
        )
        .min(1, 'Select at least one')
        .max(verifiedAtOnceMax),
      idempotencyKey: z.uuid(),
    }),
    response: z.array(answered),
  },
};
