import { getCourseLaunchData, getModuleData, listMyCourses, startCourse } from '@doselore/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

export type CoursePlace = { courseId: number; groupId: number | undefined };

const level = 'member';
const courseType = 'online';

export const myCoursesQuery = queryOptions({
  queryKey: ['my-learning', 'courses'],
  queryFn: ({ signal }) => callEndpoint(listMyCourses, { level, signal }),
});

export function moduleDataQuery(place: CoursePlace) {
  return queryOptions({
    queryKey: ['my-learning', 'modules', place],
    queryFn: ({ signal }) => callEndpoint(getModuleData, { level, params: { ...place, courseType }, signal }),
  });
}

export function launchDataQuery(place: CoursePlace) {
  return queryOptions({
    queryKey: ['my-learning', 'launch', place],
    queryFn: ({ signal }) => callEndpoint(getCourseLaunchData, { level, params: { ...place, courseType }, signal }),
  });
}

export function startMyCourse(place: CoursePlace) {
  return callEndpoint(startCourse, { level, params: { ...place, courseType } });
}
