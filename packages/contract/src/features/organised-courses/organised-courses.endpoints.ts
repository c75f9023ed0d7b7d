import { endpoint } from '../../endpoint.ts';
import type { organisedCoursesSchemas } from './organised-courses.schemas.ts';

/** Lists the Pharmacist-led Courses that name the caller as organiser, newest first, at most 200. Drafts are left out. */
export const listOrganisedCourses = endpoint<typeof organisedCoursesSchemas.listOrganisedCourses>({
  method: 'GET',
  path: 'organised-courses',
  levels: ['member'],
  permission: 'virtualGroups.organised',
});

/** Returns a course that names the caller as organiser, with what its delegates need. */
export const getOrganisedCourse = endpoint<typeof organisedCoursesSchemas.getOrganisedCourse>({
  method: 'GET',
  path: 'organised-courses/:virtualGroupId',
  levels: ['member'],
  permission: 'virtualGroups.organised',
});
