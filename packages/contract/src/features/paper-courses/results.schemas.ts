import { z } from 'zod';
import { day, done, id, inPlace, moment, optionalText, requiredText } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { paperOutcomes, scanRules } from './paper-courses.rules.ts';

const ofMember = inPlace.extend({ userId: id });
const oneLicence = ofMember.extend({ licenceId: id });

const score = z.coerce.number().int().min(0, 'Should be at least 0').max(100, 'Should be less than or equal to 100');

const resultFields = z.strictObject({
  /** Not in the future. */
  takenOn: day,
  outcome: z.enum(paperOutcomes),
  score: score.nullable(),
  assessor: requiredText(limits.name),
  /** Why the course was taken before the licence was issued, or why the result is corrected. */
  reason: optionalText(),
});

const shownResult = z.object({
  outcome: z.enum(paperOutcomes),
  taken_on: day,
  score: z.number().int().nullable(),
  assessor: z.string(),
});

const memberPaperCourse = z.object({
  licence_id: z.number().int(),
  title: z.string(),
  issued_on: day,
  /** False when the licence has no result yet and can get one. */
  is_waiting: z.boolean(),
  /** Rule of the version of the result, or of the live version. Null while no version is live. */
  rule: z
    .object({
      has_score: z.boolean(),
      pass_mark: z.number().int().nullable(),
      evidence: z.enum(scanRules),
      assessors: z.array(z.string()),
    })
    .nullable(),
  result: shownResult
    .extend({
      id: z.number().int(),
      reason: z.string(),
      recorded_by: z.string(),
      recorded_at: moment,
      /** Number of the present correction, 0 for none. A correction sends the number that it was shown. */
      corrections: z.number().int(),
    })
    .nullable(),
  /** The newest scan. */
  scan: z.object({ name: z.string(), type: z.string(), bytes: z.number().int() }).nullable(),
  /** Earlier values with the reason of each correction, newest first. */
  corrected: z.array(shownResult.extend({ reason: z.string(), by: z.string(), on: day })),
});
export type MemberPaperCourse = z.output<typeof memberPaperCourse>;

export const resultsSchemas = {
  listPaperResults: { params: ofMember, response: z.array(memberPaperCourse) },
  recordPaperResult: {
    params: oneLicence,
    body: resultFields.extend({ idempotencyKey: z.uuid() }),
    response: z.object({ id: z.number().int() }),
  },
  correctPaperResult: {
    params: z.strictObject({ groupId: id, userId: id, licenceId: id }),
    body: resultFields.extend({ reason: requiredText(), seenCorrections: z.number().int().min(0) }),
    response: done,
  },
  addPaperScan: { params: oneLicence, response: done },
  getPaperScan: { params: oneLicence, response: z.any() },
};
