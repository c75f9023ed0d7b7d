import { z } from 'zod';
import { done, id, moment } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { courseRating } from '../learning/learning.schemas.ts';
import { assessmentQuestion, distanceResults, materialSection } from './distance.schemas.ts';

const course = z.strictObject({ courseUserId: id });
const material = z.strictObject({ courseUserId: id, materialId: id });
/** Which attempt is meant: one that has been handed in elsewhere meanwhile takes no more answers. */
const attempt = z.number().int().min(1).max(1_000);
const chosen = z.array(z.number().int().positive()).max(20);

export const getMaterial = defineEndpoint({
  method: 'GET',
  path: 'distance-course/:courseUserId/materials/:materialId',
  levels: ['member'],
  permission: 'learning.take',
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
    /** Handed in: what was read stays read. */
    is_final: z.boolean(),
    /** The one after it, by id. */
    next: z.number().int().nullable(),
  }),
});

export const getMaterialFile = defineEndpoint({
  method: 'GET',
  path: 'distance-course/:courseUserId/materials/:materialId/file',
  levels: ['member'],
  permission: 'learning.take',
  kind: 'file',
  params: material,
  response: z.any(),
});

/** Marks a material as read, or as not read after all; the latter until an assessment has been handed in. */
export const markMaterial = defineEndpoint({
  method: 'PUT',
  path: 'distance-course/:courseUserId/materials/:materialId/read',
  levels: ['member'],
  permission: 'learning.take',
  params: material,
  body: z.strictObject({ read: z.boolean() }),
  response: done,
});

export const getAssessment = defineEndpoint({
  method: 'GET',
  path: 'distance-course/:courseUserId/assessment',
  levels: ['member'],
  permission: 'learning.take',
  params: course,
  response: z.object({
    course_id: z.number().int(),
    group_id: z.number().int(),
    title: z.string(),
    /** The one that is open, or that the first answer opens. */
    attempt: z.number().int(),
    max_attempts: z.number().int().nullable(),
    pass_mark: z.number().int(),
    questions: z.array(assessmentQuestion),
  }),
});

/** Keeps one answer while the assessment is being filled in. The first one opens the attempt. */
export const saveAnswer = defineEndpoint({
  method: 'PUT',
  path: 'distance-course/:courseUserId/assessment/answers/:questionId',
  levels: ['member'],
  permission: 'learning.take',
  params: z.strictObject({ courseUserId: id, questionId: id }),
  body: z.strictObject({ attempt, chosen }),
  response: done,
});

/** Carries every answer, so that none that could not be kept is lost. The same attempt twice answers the same result. */
export const submitAssessment = defineEndpoint({
  method: 'POST',
  path: 'distance-course/:courseUserId/assessment/hand-in',
  levels: ['member'],
  permission: 'learning.take',
  params: course,
  body: z.strictObject({
    attempt,
    answers: z.array(z.strictObject({ question_id: id, chosen })).max(200),
  }),
  response: z.object({ passed: z.boolean(), score: z.number().int() }),
});

/** Of the last attempt that was handed in; 404 before the first. */
export const getDistanceResults = defineEndpoint({
  method: 'GET',
  path: 'distance-course/:courseUserId/results',
  levels: ['member'],
  permission: 'learning.take',
  params: course,
  response: distanceResults,
});

export const saveDistanceFeedback = defineEndpoint({
  method: 'POST',
  path: 'distance-course/:courseUserId/feedback',
  levels: ['member'],
  permission: 'learning.take',
  params: course,
  body: courseRating,
  response: done,
});
