import { endpoint } from '../../endpoint.ts';
import type { checklistsSchemas } from './checklists.schemas.ts';

/** Lists the versions of the checklist of a course, newest first. Courses of one product share it. */
export const listChecklists = endpoint<typeof checklistsSchemas.listChecklists>({
  method: 'GET',
  path: 'courses/:courseId/checklists',
  levels: ['superAdmin'],
  permission: 'courses.read',
});

/** Saves a new version. Observations by an earlier version stay as they are. */
export const saveChecklist = endpoint<typeof checklistsSchemas.saveChecklist>({
  method: 'PUT',
  path: 'courses/:courseId/checklists',
  levels: ['superAdmin'],
  permission: 'courses.write',
});
