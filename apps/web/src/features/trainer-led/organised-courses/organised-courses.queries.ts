import { getOrganisedCourse, listOrganisedCourses } from '@doselore/contract/organised-courses';
import { roomQueries } from '../../../platform/query-client/index.ts';

const organisedCourses = roomQueries('organised-courses');

export const organisedCoursesQuery = organisedCourses.one(listOrganisedCourses);
export const organisedCourseQuery = (virtualGroupId: number) =>
  organisedCourses.one(getOrganisedCourse, { params: { virtualGroupId } });
