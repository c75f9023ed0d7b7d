import {
  type CourseType,
  getCourseLaunchData,
  getModuleData,
  getSessionCalendar,
  listMyCourses,
  startCourse,
} from '@doselore/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile } from '../../platform/api/index.ts';
import { untilSessionsChange } from './session-facts.ts';

export type CoursePlace = { courseType: CourseType; courseId: number; groupId: number | undefined };

const level = 'member';
const courseType = 'online';

export const myCoursesQuery = queryOptions({
  queryKey: ['my-learning', 'courses'],
  queryFn: ({ signal }) => callEndpoint(listMyCourses, { level, signal }),
  refetchInterval: ({ state }) => untilSessionsChange(state.data ?? []),
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
    queryFn: ({ signal }) => callEndpoint(getCourseLaunchData, { level, params: place, signal }),
    refetchInterval: ({ state }) => untilSessionsChange(state.data === undefined ? [] : [state.data.course]),
  });
}

export function startMyCourse(place: CoursePlace) {
  return callEndpoint(startCourse, { level, params: { ...place, courseType } });
}

export function downloadCalendar(virtualGroupId: number, title: string): Promise<void> {
  const name = title.replace(/[^\w -]+/gu, '').trim() || 'session';
  return downloadFile(getSessionCalendar, { level, params: { virtualGroupId }, fileName: `${name}.ics` });
}
