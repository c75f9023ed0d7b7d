import { endpoint } from '../../endpoint.ts';
import type { trialsSchemas } from './trials.schemas.ts';

/**
 * Opens a module of a course, also of a draft version, as a learner would see it. Nothing of it is stored but the row of
 * the audit trail: the content host refuses commits of a trial.
 */
export const tryModule = endpoint<typeof trialsSchemas.tryModule>({
  method: 'POST',
  path: 'courses/:courseId/try',
  levels: ['superAdmin'],
  permission: 'courses.try',
});
