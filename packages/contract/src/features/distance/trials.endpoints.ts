import { endpoint } from '../../endpoint.ts';
import type { distanceTrialsSchemas } from './trials.schemas.ts';

/** Returns the texts and questions of a distance course as learners get them. Works for draft versions too. */
export const getDistanceTrial = endpoint<typeof distanceTrialsSchemas.getDistanceTrial>({
  method: 'GET',
  path: 'courses/:courseId/try',
  levels: ['superAdmin'],
  permission: 'courses.read',
});

export const getTrialFile = endpoint<typeof distanceTrialsSchemas.getTrialFile>({
  method: 'GET',
  path: 'courses/:courseId/try/materials/:materialId/file',
  levels: ['superAdmin'],
  permission: 'courses.read',
  kind: 'file',
});

/** Marks answers by the rules for learners. Stores only the row of the audit trail. */
export const markTrial = endpoint<typeof distanceTrialsSchemas.markTrial>({
  method: 'POST',
  path: 'courses/:courseId/try/mark',
  levels: ['superAdmin'],
  permission: 'courses.try',
});
