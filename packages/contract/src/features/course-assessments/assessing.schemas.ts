import { z } from 'zod';
import { day, id, idempotencyKey, inVirtualGroup, moment, placeShown, requiredText } from '../../common.schemas.ts';
import { checklist } from '../courses/checklists.schemas.ts';
import { attendances } from '../my-learning/sessions.rules.ts';
import { assessmentLimits, assessmentStates, assessmentTypes } from './assessing.rules.ts';

const results = ['passed', 'failed'] as const;
const score = z.number().min(0).max(assessmentLimits.scoreMax, `Enter ${assessmentLimits.scoreMax} at most`).nullable();
/** Keys of the items that were met. */
const met = z.array(z.string().max(10)).max(40);
const correction = z.strictObject({
  reason: requiredText(),
  /** Number of corrections that the caller was shown. */
  seenCorrections: z.number().int().min(0),
});

/** One delegate of a course with an assessment. */
const assessmentRow = z.object({
  user: placeShown,
  attendance: z.enum(attendances).nullable(),
  assessment: z.enum(assessmentStates),
  assessed_at: moment.nullable(),
  assessor: z.string().nullable(),
  score: z.number().nullable(),
  /** Why no result can be entered now, in words. Null when one can. */
  blocked: z.string().nullable(),
  /** The same, once they are marked as attended. Used for marks that wait on a device. */
  blocked_if_attended: z.string().nullable(),
  /** Latest observation: its checklist and the keys of the items that were met. */
  observation: z.object({ checklist, met: z.array(z.string()) }).nullable(),
  /** True for a result that an assessor entered and that counts. */
  is_correctable: z.boolean(),
  /** Earlier values with the reason of each correction, newest first. `met` is null on paper. */
  corrected: z.array(
    z.object({
      result: z.enum(results),
      score: z.number().nullable(),
      met: z.array(z.string()).nullable(),
      ...{ reason: z.string(), by: z.string(), on: day },
    }),
  ),
});
export type AssessmentRow = z.output<typeof assessmentRow>;

const assessments = z.object({
  assessment_type: z.enum(assessmentTypes),
  /** Last day of the assessment. Null while the course has no date. */
  deadline: day.nullable(),
  /** Checklist for new observations. Null for other kinds of assessment. */
  checklist: checklist.nullable(),
  rows: z.array(assessmentRow),
});
export type Assessments = z.output<typeof assessments>;

export const assessingSchemas = {
  listAssessments: { params: inVirtualGroup, response: assessments },
  saveAssessments: {
    params: inVirtualGroup,
    body: z.strictObject({
      results: z
        .array(
          z.strictObject({
            userId: id,
            result: z.enum(results),
            /** Per cent, or null without a score. */
            score: score.default(null),
          }),
        )
        .min(1, 'Enter at least one result')
        .max(500),
      idempotencyKey,
    }),
    response: assessments,
  },
  saveObservation: {
    params: inVirtualGroup.extend({ userId: id }),
    body: z.strictObject({
      checklistId: id,
      met,
      idempotencyKey,
    }),
    response: assessments,
  },
  correctAssessment: {
    params: inVirtualGroup.extend({ userId: id }),
    body: correction.extend({ result: z.enum(results), score }),
    response: assessments,
  },
  correctObservation: {
    params: inVirtualGroup.extend({ userId: id }),
    body: correction.extend({ met }),
    response: assessments,
  },
};
