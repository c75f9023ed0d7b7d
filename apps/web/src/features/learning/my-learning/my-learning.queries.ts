import {
  getCourseLaunchData,
  getSessionCalendar,
  listMyCourses,
  type MyCourse,
  markCourseOpened,
} from '@doselore/contract/my-learning';
import { callEndpoint, downloadFile } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';
import type { CoursePlace } from './course-place.ts';
import { untilSessionsChange } from './session-facts.ts';

export const myLearning = roomQueries('my-learning');

export const myCoursesQuery = myLearning.combined(
  'courses',
  undefined,
  (_parts, { signal }) => callEndpoint(listMyCourses, { signal }),
  { refetchInterval: ({ state }) => untilSessionsChange(state.data ?? []) },
);

export const launchDataQuery = (place: CoursePlace) =>
  myLearning.one(
    getCourseLaunchData,
    { params: place },
    { refetchInterval: ({ state }) => untilSessionsChange(state.data === undefined ? [] : [state.data.course]) },
  );

/** Tells the server that the holder of a new licence has opened its course. */
export function sendOpened({ course_type: courseType, course_id: courseId, group }: MyCourse) {
  if (courseType === 'trainer-led' || courseType === 'external-course') return Promise.resolve();
  return callEndpoint(markCourseOpened, { params: { courseType, courseId, groupId: group.id } });
}

export function downloadCalendar(virtualGroupId: number, title: string): Promise<void> {
  const name = title.replace(/[^\w -]+/gu, '').trim() || 'session';
  return downloadFile(getSessionCalendar, { params: { virtualGroupId }, fileName: `${name}.ics` });
}
