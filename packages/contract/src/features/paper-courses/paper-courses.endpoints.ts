import { endpoint } from '../../endpoint.ts';
import type { paperCoursesSchemas } from './paper-courses.schemas.ts';

const read = { levels: ['superAdmin'], permission: 'courses.read' } as const;
const write = { levels: ['superAdmin'], permission: 'courses.write' } as const;

export const listPaperCourses = endpoint<typeof paperCoursesSchemas.listPaperCourses>({
  method: 'GET',
  path: 'paper-courses',
  ...read,
});

/** Makes a face-to-face course with its first version, as a draft. */
export const createPaperCourse = endpoint<typeof paperCoursesSchemas.createPaperCourse>({
  method: 'POST',
  path: 'paper-courses',
  ...write,
});

export const getPaperCourse = endpoint<typeof paperCoursesSchemas.getPaperCourse>({
  method: 'GET',
  path: 'paper-courses/:paperCourseId',
  ...read,
});

/** Changes the course and the rule of this version. Results that are recorded stay as they are. */
export const updatePaperCourse = endpoint<typeof paperCoursesSchemas.updatePaperCourse>({
  method: 'PUT',
  path: 'paper-courses/:paperCourseId',
  ...write,
});

/** Lists the versions of the product of a face-to-face course, newest first. */
export const listPaperVersions = endpoint<typeof paperCoursesSchemas.listPaperVersions>({
  method: 'GET',
  path: 'paper-courses/:paperCourseId/versions',
  ...read,
});

/** Makes the next version as a draft, with the rule of this one. */
export const addPaperVersion = endpoint<typeof paperCoursesSchemas.addPaperVersion>({
  method: 'POST',
  path: 'paper-courses/:paperCourseId/versions',
  ...write,
});

/**
 * Makes a version live, also an earlier one, instead of the version that is live: results are recorded by its rule from
 * now on. Throws 409 when another version went live since `seenLiveId`.
 */
export const makePaperLive = endpoint<typeof paperCoursesSchemas.makePaperLive>({
  method: 'POST',
  path: 'paper-courses/:paperCourseId/go-live',
  ...write,
});

export const previewPaperArchive = endpoint<typeof paperCoursesSchemas.previewPaperArchive>({
  method: 'GET',
  path: 'paper-courses/:paperCourseId/archive',
  ...read,
});

/** Archives a face-to-face course with all its versions, or restores it, as `archiveCourse` does. */
export const archivePaperCourse = endpoint<typeof paperCoursesSchemas.archivePaperCourse>({
  method: 'POST',
  path: 'paper-courses/:paperCourseId/archive',
  ...write,
});
