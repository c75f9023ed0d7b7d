import { type Answer, type Body, commandOf, type ListQuery } from '@doselore/contract';
import {
  type CourseList,
  changeRefresher,
  createCourse,
  getCourse,
  getRefresher,
  getSco,
  listCourses,
  listScos,
  sequenceScos,
  updateCourse,
  updateSco,
  uploadThumbnail,
} from '@doselore/contract/courses';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint, uploadFile } from '../../../platform/api/index.ts';
import { refreshQueries, roomQueries } from '../../../platform/query-client/index.ts';

const level = 'superAdmin';
const courses = roomQueries('courses');

export type CourseDetail = Answer<typeof getCourse>;
export type CourseFields = Body<typeof createCourse>;
export type Refresher = Answer<typeof getRefresher>;
export type CoursePackage = Answer<typeof listScos>['packages'][number];
export type CourseChange = Body<typeof updateCourse>;
type ScoChange = Body<typeof updateSco>;
type ScoPlace = { courseId: number; scoId: number };

export const coursesQuery = (query: ListQuery & { list: CourseList }) => courses.list(listCourses, { level, query });
export const courseQuery = (courseId: number) => courses.one(getCourse, { level, params: { courseId } });
export const refresherQuery = (courseId: number) => courses.one(getRefresher, { level, params: { courseId } });

export const sendRefresher = (courseId: number, refresherCourseId: number | null) =>
  callEndpoint(changeRefresher, { level, params: { courseId }, body: { refresherCourseId } });

export const scosQuery = (courseId: number) => courses.one(listScos, { level, params: { courseId } });
export const scoQuery = (place: ScoPlace) => courses.one(getSco, { level, params: place });

export const sendNewCourse = (fields: CourseFields) => callEndpoint(createCourse, { level, body: commandOf(fields) });
export const sendCourse = (courseId: number, change: CourseChange) =>
  callEndpoint(updateCourse, { level, params: { courseId }, body: commandOf(change) });
export const sendThumbnail = (courseId: number, file: File) =>
  uploadFile(uploadThumbnail, { level, params: { courseId }, file });
export const sendOrderOfScos = (courseId: number, scoIds: number[]) =>
  callEndpoint(sequenceScos, { level, params: { courseId }, body: { scoIds } });
export const sendSco = (place: ScoPlace, change: ScoChange) =>
  callEndpoint(updateSco, { level, params: place, body: commandOf(change) });

/** Refreshes the catalogue, and the pages that show or offer its courses. */
export const refreshAfterCourses = (client: QueryClient) =>
  refreshQueries(client, 'courses', 'my-learning', 'licences', 'external-courses');
