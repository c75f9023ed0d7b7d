import type { ListQuery } from '@doselore/contract';
import type { CourseList } from '@doselore/contract/courses';
import { getPaperCourse, listPaperCourses, listPaperVersions } from '@doselore/contract/paper-courses';

import { roomQueries } from '../../../platform/query-client/index.ts';

const courses = roomQueries('courses');

export const paperCoursesQuery = (query: ListQuery & { list: CourseList }) => courses.list(listPaperCourses, { query });
export const paperCourseQuery = (paperCourseId: number) => courses.one(getPaperCourse, { params: { paperCourseId } });
export const paperVersionsQuery = (paperCourseId: number) =>
  courses.one(listPaperVersions, { params: { paperCourseId } });
