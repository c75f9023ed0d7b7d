import { endpoint } from '../../endpoint.ts';
import type { distanceTrialsSchemas } from './trials.schemas.ts';

/** Returns the texts and questions of a distance course, also of a draft version, as a learner gets them. */
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

/** Marks answers as those of a learner would be marked. Nothing is stored but the row of the audit trail. */
export const markTrial = endpoint<typeof distanceTrialsSchemas.markTrial>({
  method: 'POST',
  path: 'courses/:courseId/try/mark',
  levels: ['superAdmin'],
  permission: 'courses.try',
});
