import { endpoint } from '../../endpoint.ts';
import type { distanceSchemas } from './distance.schemas.ts';

export const getMaterial = endpoint<typeof distanceSchemas.getMaterial>({
  method: 'GET',
  path: 'distance-course/:courseUserId/materials/:materialId',
  levels: ['member'],
  permission: 'learning.take',
});

export const getMaterialFile = endpoint<typeof distanceSchemas.getMaterialFile>({
  method: 'GET',
  path: 'distance-course/:courseUserId/materials/:materialId/file',
  levels: ['member'],
  permission: 'learning.take',
  kind: 'file',
});

/** Marks a material as read, or as not read. Not read is possible until an assessment has been submitted. */
export const markMaterial = endpoint<typeof distanceSchemas.markMaterial>({
  method: 'PUT',
  path: 'distance-course/:courseUserId/materials/:materialId/read',
  levels: ['member'],
  permission: 'learning.take',
});

export const getAssessment = endpoint<typeof distanceSchemas.getAssessment>({
  method: 'GET',
  path: 'distance-course/:courseUserId/assessment',
  levels: ['member'],
  permission: 'learning.take',
});

/** Saves one answer while the assessment is being filled in. The first answer opens the attempt. */
export const saveAnswer = endpoint<typeof distanceSchemas.saveAnswer>({
  method: 'PUT',
  path: 'distance-course/:courseUserId/assessment/answers/:questionId',
  levels: ['member'],
  permission: 'learning.take',
});

/**
 * Submits an assessment. The body has every answer, so that an answer that could not be saved is not lost. Submitting
 * one attempt twice answers the same result.
 */
export const submitAssessment = endpoint<typeof distanceSchemas.submitAssessment>({
  method: 'POST',
  path: 'distance-course/:courseUserId/assessment/hand-in',
  levels: ['member'],
  permission: 'learning.take',
});

/** Returns the results of the last submitted attempt. Answers 404 before the first. */
export const getDistanceResults = endpoint<typeof distanceSchemas.getDistanceResults>({
  method: 'GET',
  path: 'distance-course/:courseUserId/results',
  levels: ['member'],
  permission: 'learning.take',
});

export const saveDistanceFeedback = endpoint<typeof distanceSchemas.saveDistanceFeedback>({
  method: 'POST',
  path: 'distance-course/:courseUserId/feedback',
  levels: ['member'],
  permission: 'learning.take',
});
