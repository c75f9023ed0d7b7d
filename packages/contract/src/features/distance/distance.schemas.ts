import { z } from 'zod';
import { day, done, id, moment } from '../../common.schemas.ts';
import { shownForm } from '../feedback-forms/feedback-forms.schemas.ts';
import { courseRating } from '../learning/learning.schemas.ts';
import { assessmentStates } from './distance.rules.ts';

/** Text to read on the screen. */
export const materialSection = z.object({
  heading: z.string(),
  paragraphs: z.array(z.string()),
  points: z.array(z.string()),
});
export type MaterialSection = z.output<typeof materialSection>;

export const materialRow = z.object({
  id: z.number().int(),
  title: z.string(),
  reading_minutes: z.number().int(),
  read_at: moment.nullable(),
});

/**
 * Assessment of one person. `locked` until every material is marked as read. `failed` while another attempt is left.
 */
export const assessmentSummary = z.object({
  state: z.enum(assessmentStates),
  questions: z.number().int(),
  pass_mark: z.number().int(),
  /** Submitted attempts. */
  attempts: z.number().int(),
  max_attempts: z.number().int().nullable(),
  /** Best score of the submitted attempts. */
  score: z.number().int().nullable(),
});
export type AssessmentSummary = z.output<typeof assessmentSummary>;

/** Parts on the page of a distance course. No part has a person's id before the course is started. */
export const distanceParts = z.object({
  course_user_id: z.number().int().nullable(),
  materials: z.array(materialRow),
  assessment: assessmentSummary,
});
export type DistanceParts = z.output<typeof distanceParts>;

export const assessmentQuestion = z.object({
  id: z.number().int(),
  prompt: z.string(),
  /** True when several options are correct. The learner must choose all of them and no other. */
  takes_several: z.boolean(),
  options: z.array(z.object({ id: z.number().int(), label: z.string() })),
  /** Options as they were last saved. */
  chosen: z.array(z.number().int()),
});

export const distanceResults = z.object({
  course_id: z.number().int(),
  group_id: z.number().int(),
  title: z.string(),
  attempt: z.number().int(),
  max_attempts: z.number().int().nullable(),
  score: z.number().int(),
  pass_mark: z.number().int(),
  passed: z.boolean(),
  handed_in_at: moment,
  may_try_again: z.boolean(),
  certificate: z.object({ id: z.number().int(), awarded_on: day, expires_on: day.nullable() }).nullable(),
  ask_for_feedback: z.boolean(),
  feedback_form: shownForm,
  answers: z.array(
    z.object({
      question_id: z.number().int(),
      prompt: z.string(),
      chosen: z.array(z.string()),
      correct: z.array(z.string()),
      is_correct: z.boolean(),
      explanation: z.string(),
    }),
  ),
});
export type DistanceResults = z.output<typeof distanceResults>;

const course = z.strictObject({ courseUserId: id });
const material = z.strictObject({ courseUserId: id, materialId: id });
/** Number of the attempt. An attempt that was submitted elsewhere takes no more answers. */
const attempt = z.number().int().min(1).max(1_000);
const chosen = z.array(z.number().int().positive()).max(20);
export const givenAnswers = z.array(z.strictObject({ questionId: id, chosen })).max(200);

export const distanceSchemas = {
  getMaterial: {
    params: material,
    response: z.object({
      course_id: z.number().int(),
      group_id: z.number().int(),
      course_title: z.string(),
      title: z.string(),
      reading_minutes: z.number().int(),
      sections: z.array(materialSection),
      document: z.object({ title: z.string(), bytes: z.number().int() }).nullable(),
      read_at: moment.nullable(),
      /** True after the assessment was submitted: materials that were read stay read. */
      is_final: z.boolean(),
      /** Id of the next material. */
      next: z.number().int().nullable(),
    }),
  },
  getMaterialFile: { params: material, response: z.any() },
  markMaterial: { params: material, body: z.strictObject({ read: z.boolean() }), response: done },
  getAssessment: {
    params: course,
    response: z.object({
      course_id: z.number().int(),
      group_id: z.number().int(),
      title: z.string(),
      /** Number of the open attempt, or of the attempt that the first answer opens. */
      attempt: z.number().int(),
      max_attempts: z.number().int().nullable(),
      pass_mark: z.number().int(),
      questions: z.array(assessmentQuestion),
    }),
  },
  saveAnswer: {
    params: z.strictObject({ courseUserId: id, questionId: id }),
    body: z.strictObject({ attempt, chosen }),
    response: done,
  },
  submitAssessment: {
    params: course,
    body: z.strictObject({
      attempt,
      answers: givenAnswers,
    }),
    response: z.object({ passed: z.boolean(), score: z.number().int() }),
  },
  getDistanceResults: { params: course, response: distanceResults },
  saveDistanceFeedback: { params: course, body: courseRating, response: done },
};
