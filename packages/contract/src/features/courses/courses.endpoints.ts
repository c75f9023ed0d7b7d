import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import type { coursesSchemas } from './courses.schemas.ts';

export const listCourses = endpoint<typeof coursesSchemas.listCourses>({
  method: 'GET',
  path: 'courses',
  levels: ['superAdmin'],
  permission: 'courses.read',
});

export const createCourse = endpoint<typeof coursesSchemas.createCourse>({
  method: 'POST',
  path: 'courses',
  levels: ['superAdmin'],
  permission: 'courses.write',
});

export const getCourse = endpoint<typeof coursesSchemas.getCourse>({
  method: 'GET',
  path: 'courses/:courseId',
  levels: ['superAdmin'],
  permission: 'courses.read',
});

export const updateCourse = endpoint<typeof coursesSchemas.updateCourse>({
  method: 'PUT',
  path: 'courses/:courseId',
  levels: ['superAdmin'],
  permission: 'courses.write',
});

/**
 * Returns the refresher of this course, and the courses that could be it: those that neither have a refresher nor are
 * one.
 */
export const getRefresher = endpoint<typeof coursesSchemas.getRefresher>({
  method: 'GET',
  path: 'courses/:courseId/refresher',
  levels: ['superAdmin'],
  permission: 'courses.read',
});

/** Changes the refresher of a course. Null removes it. Renewed certificates stay renewed. */
export const changeRefresher = endpoint<typeof coursesSchemas.changeRefresher>({
  method: 'PUT',
  path: 'courses/:courseId/refresher',
  levels: ['superAdmin'],
  permission: 'courses.write',
});

/** PNG, JPEG or WebP, at most 5 MB. */
export const uploadThumbnail = endpoint<typeof coursesSchemas.uploadThumbnail>({
  method: 'POST',
  path: 'courses/:courseId/thumbnail',
  levels: ['superAdmin'],
  permission: 'courses.write',
  kind: 'upload',
  bodyBytes: limits.imageBytes,
});

export const getThumbnail = endpoint<typeof coursesSchemas.getThumbnail>({
  method: 'GET',
  path: 'course-thumbnail/:courseId/:version',
  levels: ['member'],
  permission: 'courses.thumbnail',
  kind: 'file',
});

export const listScos = endpoint<typeof coursesSchemas.listScos>({
  method: 'GET',
  path: 'courses/:courseId/scos',
  levels: ['superAdmin'],
  permission: 'courses.read',
});

/** Sets the order of all modules, first module first. */
export const sequenceScos = endpoint<typeof coursesSchemas.sequenceScos>({
  method: 'PUT',
  path: 'courses/:courseId/scos/sequence',
  levels: ['superAdmin'],
  permission: 'courses.write',
});

export const getSco = endpoint<typeof coursesSchemas.getSco>({
  method: 'GET',
  path: 'courses/:courseId/scos/:scoId',
  levels: ['superAdmin'],
  permission: 'courses.read',
});

export const updateSco = endpoint<typeof coursesSchemas.updateSco>({
  method: 'PUT',
  path: 'courses/:courseId/scos/:scoId',
  levels: ['superAdmin'],
  permission: 'courses.write',
});
