import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.ts';
import { done, id, limits, listQuery, pageOf } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { courseDetail, courseFields, coursePackage, courseRow, sco, scoSettings } from './courses.schemas.ts';

const oneCourse = z.strictObject({ courseId: id });
/** By the id of its delivered course, as everywhere on these screens. */
const courseName = z.object({ id: z.number().int(), title: z.string() });
const oneSco = z.strictObject({ courseId: id, scoId: id });

export const listCourses = defineEndpoint({
  method: 'GET',
  path: 'courses',
  levels: ['superAdmin'],
  permission: 'courses.read',
  query: listQuery,
  response: pageOf(courseRow),
});

export const createCourse = defineEndpoint({
  method: 'POST',
  path: 'courses',
  levels: ['superAdmin'],
  permission: 'courses.write',
  body: courseFields,
  response: courseDetail,
});

export const getCourse = defineEndpoint({
  method: 'GET',
  path: 'courses/:courseId',
  levels: ['superAdmin'],
  permission: 'courses.read',
  params: oneCourse,
  response: courseDetail,
});

export const updateCourse = defineEndpoint({
  method: 'PUT',
  path: 'courses/:courseId',
  levels: ['superAdmin'],
  permission: 'courses.write',
  params: oneCourse,
  body: courseFields.extend({ baseValues: baseValuesOf(courseFields.shape) }),
  response: savedOf(courseFields.shape),
});

/** What renews the certificate of this course, and what else could: courses that neither have nor are a refresher. */
export const getRefresher = defineEndpoint({
  method: 'GET',
  path: 'courses/:courseId/refresher',
  levels: ['superAdmin'],
  permission: 'courses.read',
  params: oneCourse,
  response: z.object({
    refresher: courseName.nullable(),
    /** The course that this one is the refresher of. */
    refreshes: courseName.nullable(),
    choices: z.array(courseName),
  }),
});

/** Null: it has none any more. What has been renewed stays renewed. */
export const changeRefresher = defineEndpoint({
  method: 'PUT',
  path: 'courses/:courseId/refresher',
  levels: ['superAdmin'],
  permission: 'courses.write',
  params: oneCourse,
  body: z.strictObject({ refresherCourseId: id.nullable() }),
  response: done,
});

/** PNG, JPEG or WebP, at most 5 MB. */
export const uploadThumbnail = defineEndpoint({
  method: 'POST',
  path: 'courses/:courseId/thumbnail',
  levels: ['superAdmin'],
  permission: 'courses.write',
  kind: 'upload',
  bodyBytes: limits.imageBytes,
  params: oneCourse,
  response: courseDetail,
});

export const getThumbnail = defineEndpoint({
  method: 'GET',
  path: 'course-thumbnail/:courseId/:version',
  levels: ['member'],
  permission: 'courses.thumbnail',
  kind: 'file',
  params: z.strictObject({ courseId: id, version: z.string().max(40) }),
  response: z.any(),
});

export const listScos = defineEndpoint({
  method: 'GET',
  path: 'courses/:courseId/scos',
  levels: ['superAdmin'],
  permission: 'courses.read',
  params: oneCourse,
  response: z.object({ packages: z.array(coursePackage), scos: z.array(sco) }),
});

/** The whole order, first module first. */
export const sequenceScos = defineEndpoint({
  method: 'PUT',
  path: 'courses/:courseId/scos/sequence',
  levels: ['superAdmin'],
  permission: 'courses.write',
  params: oneCourse,
  body: z.strictObject({ scoIds: z.array(id).min(1).max(500) }),
  response: done,
});

export const getSco = defineEndpoint({
  method: 'GET',
  path: 'courses/:courseId/scos/:scoId',
  levels: ['superAdmin'],
  permission: 'courses.read',
  params: oneSco,
  response: sco,
});

export const updateSco = defineEndpoint({
  method: 'PUT',
  path: 'courses/:courseId/scos/:scoId',
  levels: ['superAdmin'],
  permission: 'courses.write',
  params: oneSco,
  body: z.strictObject({ ...scoSettings, baseValues: baseValuesOf(scoSettings) }),
  response: savedOf(scoSettings),
});
