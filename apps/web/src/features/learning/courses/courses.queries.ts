import type { Answer, Body, ListQuery } from '@doselore/contract';
import {
  type CourseList,
  type createCourse,
  getCourse,
  getRefresher,
  getSco,
  listCourses,
  listScos,
  type updateCourse,
} from '@doselore/contract/courses';

import { refreshOf, roomQueries } from '../../../platform/query-client/index.ts';

const courses = roomQueries('courses');

export type CourseDetail = Answer<typeof getCourse>;
export type CourseFields = Body<typeof createCourse>;
export type Refresher = Answer<typeof getRefresher>;
export type CoursePackage = Answer<typeof listScos>['packages'][number];
export type CourseChange = Body<typeof updateCourse>;
type ScoPlace = { courseId: number; scoId: number };

export const coursesQuery = (query: ListQuery & { list: CourseList }) => courses.list(listCourses, { query });
export const courseQuery = (courseId: number) => courses.one(getCourse, { params: { courseId } });
export const refresherQuery = (courseId: number) => courses.one(getRefresher, { params: { courseId } });

export const scosQuery = (courseId: number) => courses.one(listScos, { params: { courseId } });
export const scoQuery = (place: ScoPlace) => courses.one(getSco, { params: place });

/** Refreshes the catalogue, and the pages that show or offer its courses. */
export const refreshAfterCourses = refreshOf('courses', 'my-learning', 'licences', 'external-courses');
