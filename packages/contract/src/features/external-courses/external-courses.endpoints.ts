import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import type { externalCoursesSchemas } from './external-courses.schemas.ts';

/** The catalogue to choose from, by title. */
export const listExternalCourses = endpoint<typeof externalCoursesSchemas.listExternalCourses>({
  method: 'GET',
  path: 'external-courses',
  levels: ['member'],
  permission: 'externalCourses.own',
});

export const getExternalEntry = endpoint<typeof externalCoursesSchemas.getExternalEntry>({
  method: 'GET',
  path: 'my-external-courses/:externalCourseUserId',
  levels: ['member'],
  permission: 'externalCourses.own',
});

export const addExternalEntry = endpoint<typeof externalCoursesSchemas.addExternalEntry>({
  method: 'POST',
  path: 'my-external-courses',
  levels: ['member'],
  permission: 'externalCourses.own',
});

/** While it is unverified; what has been looked at stays as it was. */
export const changeExternalEntry = endpoint<typeof externalCoursesSchemas.changeExternalEntry>({
  method: 'PUT',
  path: 'my-external-courses/:externalCourseUserId',
  levels: ['member'],
  permission: 'externalCourses.own',
});

/** A picture or a PDF; the one before is replaced. */
export const addEvidence = endpoint<typeof externalCoursesSchemas.addEvidence>({
  method: 'POST',
  path: 'my-external-courses/:externalCourseUserId/evidence',
  levels: ['member'],
  permission: 'externalCourses.own',
  kind: 'upload',
  bodyBytes: limits.evidenceBytes,
});

export const getEvidence = endpoint<typeof externalCoursesSchemas.getEvidence>({
  method: 'GET',
  path: 'my-external-courses/:externalCourseUserId/evidence',
  levels: ['member'],
  permission: 'externalCourses.own',
  kind: 'file',
});

export const deleteExternalEntry = endpoint<typeof externalCoursesSchemas.deleteExternalEntry>({
  method: 'DELETE',
  path: 'my-external-courses/:externalCourseUserId',
  levels: ['member'],
  permission: 'externalCourses.own',
});
