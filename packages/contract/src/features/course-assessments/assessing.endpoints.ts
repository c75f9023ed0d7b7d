import { endpoint } from '../../endpoint.ts';
import type { assessingSchemas } from './assessing.schemas.ts';

const levels = ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'] as const;

/** Returns the assessment of a course: its deadline, its checklist and the result of each delegate. */
export const listAssessments = endpoint<typeof assessingSchemas.listAssessments>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/assessments',
  levels,
  permission: 'virtualGroups.assessments',
  storedForDay: 'soon',
});

/** Saves results of a paper assessment. A pass completes the licence and gives the certificate from this day. */
export const saveAssessments = endpoint<typeof assessingSchemas.saveAssessments>({
  method: 'PUT',
  path: 'virtual-groups/:virtualGroupId/assessments',
  levels,
  permission: 'virtualGroups.assess',
});

/** Saves the checklist of one delegate. Every critical item met is a pass. The caller is the assessor. */
export const saveObservation = endpoint<typeof assessingSchemas.saveObservation>({
  method: 'PUT',
  path: 'virtual-groups/:virtualGroupId/observations/:userId',
  levels,
  permission: 'virtualGroups.assess',
});

const correctedBy = ['superAdmin', 'virtualGroupAdmin'] as const;

/**
 * Corrects the result of a paper assessment and keeps the old values. A failure withdraws the certificate, and a pass
 * gives one from the day of the assessment. After the course is closed, only site admins can correct it.
 */
export const correctAssessment = endpoint<typeof assessingSchemas.correctAssessment>({
  method: 'PUT',
  path: 'virtual-groups/:virtualGroupId/assessments/:userId',
  levels: correctedBy,
  permission: 'virtualGroups.correctAssessment',
});

/** Corrects which items of a checklist one delegate met, by the version of the observation. Else as `correctAssessment`. */
export const correctObservation = endpoint<typeof assessingSchemas.correctObservation>({
  method: 'PUT',
  path: 'virtual-groups/:virtualGroupId/observations/:userId/correction',
  levels: correctedBy,
  permission: 'virtualGroups.correctAssessment',
});
