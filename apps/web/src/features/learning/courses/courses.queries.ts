import type { Answer } from '@doselore/contract';
import { getCourse, type getRefresher } from '@doselore/contract/courses';
import { refreshOf, roomQueries } from '../../../platform/query-client/index.ts';

export const courses = roomQueries('courses');

export type CourseDetail = Answer<typeof getCourse>;
export type Refresher = Answer<typeof getRefresher>;
export const courseQuery = (courseId: number) => courses.one(getCourse, { params: { courseId } });

/** Refreshes the catalogue, and the pages that show or offer its courses. */
export const refreshAfterCourses = refreshOf('courses', 'my-learning', 'licences', 'external-courses');
