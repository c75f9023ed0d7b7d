import type { Answer, Body } from '@doselore/contract';
import {
  type createCourse,
  getCourse,
  type getRefresher,
  type listScos,
  type updateCourse,
} from '@doselore/contract/courses';
import { refreshOf, roomQueries } from '../../../platform/query-client/index.ts';

export const courses = roomQueries('courses');

export type CourseDetail = Answer<typeof getCourse>;
export type CourseFields = Body<typeof createCourse>;
export type Refresher = Answer<typeof getRefresher>;
export type CoursePackage = Answer<typeof listScos>['packages'][number];
export type CourseChange = Body<typeof updateCourse>;
export const courseQuery = (courseId: number) => courses.one(getCourse, { params: { courseId } });

/** Refreshes the catalogue, and the pages that show or offer its courses. */
export const refreshAfterCourses = refreshOf('courses', 'my-learning', 'licences', 'external-courses');
