import { z } from 'zod';
import { day, id, moment } from '../../common.schemas.ts';
import { checklist } from '../courses/checklists.schemas.ts';
import { idempotencyKey, inVirtualGroup, placeShown } from '../ledger/ledger-keys.schemas.ts';
import { attendances } from '../my-learning/sessions.rules.ts';
import { assessmentLimits, assessmentStates, assessmentTypes } from './assessing.rules.ts';

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
  /** Latest observation: its checklist and the keys of the items that were met. */
  observation: z.object({ checklist, met: z.array(z.string()) }).nullable(),
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
            result: z.enum(['passed', 'failed']),
            /** Per cent, or null without a score. */
            score: z
              .number()
              .min(0)
              .max(assessmentLimits.scoreMax, `Enter ${assessmentLimits.scoreMax} at most`)
              .nullable()
              .default(null),
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
      /** Keys of the items that were met. */
      met: z.array(z.string().max(10)).max(40),
      idempotencyKey,
    }),
    response: assessments,
  },
};
