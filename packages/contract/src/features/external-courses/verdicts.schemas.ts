import { z } from 'zod';
import { day, done, id, inPlace, moment, optionalText } from '../../common.schemas.ts';
import { verdicts } from './external-courses.rules.ts';
import { externalEntry } from './external-courses.schemas.ts';

const ofMember = inPlace.extend({ userId: id });
const oneEntry = ofMember.extend({ externalCourseUserId: id });

const memberEntry = externalEntry.omit({ state: true, state_note: true, verdicts: true }).extend({
  /** Moment of the last change of the entry or its evidence. */
  updated_at: moment,
  /** Verdict of this organisation. Null while it has not decided. */
  verdict: z
    .object({
      id: z.number().int(),
      verdict: z.enum(['verified', 'rejected']),
      note: z.string(),
      decided_by: z.string(),
      decided_on: day,
    })
    .nullable(),
  /** True when another organisation has verified the entry. */
  is_verified_elsewhere: z.boolean(),
  /** True when the entry can be verified only with evidence. */
  needs_evidence: z.boolean(),
});
export type MemberEntry = z.output<typeof memberEntry>;

export const verdictsSchemas = {
  listMemberEntries: { params: ofMember, response: z.array(memberEntry) },
  getMemberEvidence: { params: oneEntry, response: z.any() },
  decideEntry: {
    params: oneEntry,
    body: z.strictObject({
      /** After `withdrawn` this organisation has no verdict. */
      verdict: z.enum(verdicts),
      /** Reason of a rejection, which the person reads. */
      note: optionalText(),
      seenAt: moment,
      seenVerdictId: id.nullable(),
    }),
    response: done,
  },
};
