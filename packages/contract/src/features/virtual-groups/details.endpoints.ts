import { endpoint } from '../../endpoint.ts';
import type { detailsSchemas } from './details.schemas.ts';

/** Returns the place of a course with its access notes, its meeting, and whom to call about them. */
export const getCourseDetails = endpoint<typeof detailsSchemas.getCourseDetails>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/details',
  levels: ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'],
  permission: 'virtualGroups.details',
});
