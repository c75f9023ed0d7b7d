import { z } from 'zod';
import { moment, placeShown } from '../../common.schemas.ts';
import { assessmentStates, assessmentTypes } from '../course-assessments/assessing.rules.ts';
import { licenceStates } from '../licences/licences.rules.ts';
import { attendances, delegateResponses } from '../my-learning/sessions.rules.ts';
import { courseDaysShown } from '../my-learning/sessions.schemas.ts';
import { virtualGroupStates } from './virtual-groups.rules.ts';

export const virtualGroupRow = z.object({
  id: z.number().int(),
  title: z.string(),
  group: placeShown,
  /** Service that the virtual group belongs to, if any. */
  subgroup: placeShown.nullable(),
  trainer: z.string().nullable(),
  deliverable_id: z.number().int(),
  /** Course of the virtual group. `certificateMonths` is how long its certificates are valid. */
  productId: z.number().int(),
  certificateMonths: z.number().int(),
  state: z.enum(virtualGroupStates),
  training_start: moment.nullable(),
  training_end: moment.nullable(),
  ...courseDaysShown,
  place: z.string().nullable(),
  delegates: z.number().int(),
  delegatePlacesAllowed: z.number().int(),
  /** Delegates who have accepted. */
  accepted: z.number().int(),
  /** People who wait for a place. */
  waiting: z.number().int(),
  /** Delegates without recorded attendance. */
  unmarked: z.number().int(),
  assessment_type: z.enum(assessmentTypes),
  /** Delegates who attended enough to be assessed, and those of them with a result. */
  to_assess: z.number().int(),
  assessed: z.number().int(),
  /**
   * True for a service that sees the virtual group only because its members are delegates. `delegates`, `accepted`, `waiting` and `unmarked` are
   * then theirs alone.
   */
  by_membership_only: z.boolean(),
  /** True when a site admin booked it in spite of a conflict of its trainers, its venue or its meeting account. */
  is_over_conflict: z.boolean(),
});
export type VirtualGroupRow = z.output<typeof virtualGroupRow>;

export const delegateRow = z.object({
  user: placeShown,
  attendance: z.enum(attendances).nullable(),
  response: z.enum(delegateResponses),
  /** Licence for this course: issued here, or a live one issued elsewhere in the organisation. */
  licence: z.object({ id: z.number().int(), state: z.enum(licenceStates) }).nullable(),
  /** True for a delegate who attended without a licence while licences are requested. */
  is_pending: z.boolean(),
  licence_waiver: z.string().nullable(),
  assessment: z.enum(assessmentStates),
  /** True for somebody who came without an invitation and was added at the register. */
  is_uninvited: z.boolean(),
  job_role: z.string().nullable(),
  /** Names of their services in the organisation. Empty for a caller who sees only their own delegates. */
  services: z.array(z.string()),
  /**
   * Titles of the courses to finish before this one that the delegate lacks on its first day. Shown only; marks do not
   * depend on them.
   */
  not_finished: z.array(z.string()),
  /** Sessions that were attended in full or in part. The first one uses the licence. */
  sessions_present: z.number().int(),
  /** Marks by session, without those that were taken back. */
  marks: z.array(z.object({ session_id: z.number().int(), attendance: z.enum(attendances) })),
  /** Sessions whose video meeting the delegate opened, with the first time. Not a mark of attendance. */
  joined: z.array(z.object({ session_id: z.number().int(), joined_at: moment })),
});
export type DelegateRow = z.output<typeof delegateRow>;
