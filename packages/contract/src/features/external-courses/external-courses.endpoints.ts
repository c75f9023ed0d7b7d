import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import type { externalCoursesSchemas } from './external-courses.schemas.ts';

/** Lists the external courses that people can choose, by title. */
export const listExternalCourses = endpoint<typeof externalCoursesSchemas.listExternalCourses>({
  method: 'GET',
  path: 'external-course-choices',
  levels: ['member'],
  permission: 'externalCourses.own',
});

export const getExternalEntry = endpoint<typeof externalCoursesSchemas.getExternalEntry>({
  method: 'GET',
  path: 'my-external-courses/:externalCourseUserId',
  levels: ['member'],
  permission: 'externalCourses.own',
});

/** Adds an entry. A correction replaces the decided entry and starts with its evidence. */
export const addExternalEntry = endpoint<typeof externalCoursesSchemas.addExternalEntry>({
  method: 'POST',
  path: 'my-external-courses',
  levels: ['member'],
  permission: 'externalCourses.own',
});

/** Changes an entry while it is unverified. A reviewed entry stays unchanged. */
export const changeExternalEntry = endpoint<typeof externalCoursesSchemas.changeExternalEntry>({
  method: 'PUT',
  path: 'my-external-courses/:externalCourseUserId',
  levels: ['member'],
  permission: 'externalCourses.own',
});

/** Adds a picture or a PDF as evidence, and replaces earlier evidence. */
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
