import { getCourse, listScos } from '@doselore/contract/courses';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const courses = roomQueries('courses');

export const triedCourseQuery = (courseId: number) =>
  courses.combined('try', { courseId }, async (params, { signal }) => {
    const course = await callEndpoint(getCourse, { params, signal });
    const { scos } = await callEndpoint(listScos, { params, signal });
    return { course, scos };
  });
