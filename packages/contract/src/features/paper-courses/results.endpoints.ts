import { atPlace } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import type { resultsSchemas } from './results.schemas.ts';

/** Lists the face-to-face courses of a member: licences that wait for a result, and results. */
export const listPaperResults = atPlace<typeof resultsSchemas.listPaperResults>({
  method: 'GET',
  path: 'members-info/:userId/paper-results',
  permission: 'paperCourses.results',
});

/**
 * Records what an assessor found. Uses the licence and ends it; a pass gives the certificate from the day of the course.
 * Refuses a pass below the pass mark, a result without a scan where one is required, and an assessor who is not named.
 */
export const recordPaperResult = atPlace<typeof resultsSchemas.recordPaperResult>({
  method: 'POST',
  path: 'members-info/:userId/paper-results/:licenceId',
  permission: 'paperCourses.record',
});

/**
 * Corrects a result and keeps the old values. A certificate that the new values do not support is withdrawn from its
 * first day, and a pass gives a new one.
 */
export const correctPaperResult = endpoint<typeof resultsSchemas.correctPaperResult>({
  method: 'PUT',
  path: 'groups/:groupId/members-info/:userId/paper-results/:licenceId',
  levels: ['superAdmin'],
  permission: 'paperCourses.correct',
});

/** Adds a scan of the signed form, before or after the result. PDF, PNG, JPEG or WebP. */
export const addPaperScan = atPlace<typeof resultsSchemas.addPaperScan>({
  method: 'POST',
  path: 'members-info/:userId/paper-results/:licenceId/scan',
  permission: 'paperCourses.record',
  kind: 'upload',
  bodyBytes: limits.evidenceBytes,
});

export const getPaperScan = atPlace<typeof resultsSchemas.getPaperScan>({
  method: 'GET',
  path: 'members-info/:userId/paper-results/:licenceId/scan',
  permission: 'paperCourses.results',
  kind: 'file',
});
