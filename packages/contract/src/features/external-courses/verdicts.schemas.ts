import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { commandSchema } from '../../commands/command.schemas.ts';
import { day, done, id, inPlace, moment, optionalText } from '../../common.schemas.ts';
import { verdicts } from './external-courses.rules.ts';
import { externalChangeFields, externalEntry, newEntryFields } from './external-courses.schemas.ts';

const ofMember = inPlace.extend({ userId: id });
const oneEntry = ofMember.extend({ externalCourseUserId: id });

export const memberEntry = externalEntry.omit({ state: true, state_note: true, verdicts: true }).extend({
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
  /** False once any organisation has decided, or when the entry was replaced. */
  can_change: z.boolean(),
  /** True when the entry can be verified only with evidence. */
  needs_evidence: z.boolean(),
});
export type MemberEntry = z.output<typeof memberEntry>;

/** Event in the history of an entry. Verdicts are verdicts of the organisation in the address. */
const entryEvent = z.object({
  kind: z.enum(['entered', 'replaces', 'replaced', ...verdicts]),
  at: moment,
  /** Name of the person who did it. Empty when their data has been erased. */
  by: z.string(),
  note: z.string(),
});
export type EntryEvent = z.output<typeof entryEvent>;

const memberEntryDetail = memberEntry.extend({
  /** Newest first. */
  history: z.array(entryEvent),
});
export type MemberEntryDetail = z.output<typeof memberEntryDetail>;

export const verdictsSchemas = {
  listMemberEntries: { params: ofMember, response: z.array(memberEntry) },
  getMemberEntry: { params: oneEntry, response: memberEntryDetail },
  addMemberEntry: {
    params: ofMember,
    body: commandSchema({ ...newEntryFields, idempotencyKey: z.uuid() }),
    response: z.object({ id: z.number().int() }),
  },
  changeMemberEntry: {
    params: oneEntry,
    body: commandSchema({ ...externalChangeFields, baseValues: baseValuesOf(externalChangeFields) }),
    response: savedOf(externalChangeFields),
  },
  addMemberEvidence: { params: oneEntry, response: done },
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
