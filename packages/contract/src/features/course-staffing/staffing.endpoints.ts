import { endpoint } from '../../endpoint.ts';
import type { staffingSchemas } from './staffing.schemas.ts';

/** Returns who leads a course, and who of them cannot attend. */
export const listManagers = endpoint<typeof staffingSchemas.listManagers>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/managers',
  levels: ['superAdmin', 'virtualGroupAdmin'],
  permission: 'virtualGroups.managers',
});

/** Replaces the co-trainers. Notifies those who are added and removed. Refused after the first mark of attendance. */
export const changeManagers = endpoint<typeof staffingSchemas.changeManagers>({
  method: 'PUT',
  path: 'virtual-groups/:virtualGroupId/managers',
  levels: ['superAdmin'],
  permission: 'virtualGroups.schedule',
});

/**
 * Says that the caller, who leads the course, cannot attend it. Notifies the site admins once. Refused after the end
 * and after the first mark of attendance.
 */
export const reportCannotAttend = endpoint<typeof staffingSchemas.reportCannotAttend>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/cannot-attend',
  levels: ['virtualGroupAdmin'],
  permission: 'virtualGroups.cannotAttend',
});

/** Takes it back: the caller can attend. Notifies the site admins. */
export const withdrawCannotAttend = endpoint<typeof staffingSchemas.withdrawCannotAttend>({
  method: 'DELETE',
  path: 'virtual-groups/:virtualGroupId/cannot-attend',
  levels: ['virtualGroupAdmin'],
  permission: 'virtualGroups.cannotAttend',
});
