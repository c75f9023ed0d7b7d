import type { Body } from '@doselore/contract';
import {
  getCourseLaunchData,
  getModuleData,
  getSessionCalendar,
  getSessionFeedbackForm,
  listMyCourses,
  listTrainingRecord,
  type ModuleCourseType,
  type MyCourse,
  markCourseOpened,
  saveSessionFeedback,
  startCourse,
} from '@doselore/contract/my-learning';
import { getCancellation, listOwnCourseMessages } from '@doselore/contract/virtual-groups';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile } from '../../platform/api/index.ts';
import type { CoursePlace } from './course-place.ts';
import { myCoursesKey } from './keys/my-learning.keys.ts';
import { untilSessionsChange } from './session-facts.ts';

const level = 'member';

export const myCoursesQuery = queryOptions({
  queryKey: myCoursesKey,
  queryFn: ({ signal }) => callEndpoint(listMyCourses, { level, signal }),
  refetchInterval: ({ state }) => untilSessionsChange(state.data ?? []),
});

export function moduleDataQuery(place: CoursePlace<ModuleCourseType>) {
  return queryOptions({
    queryKey: ['my-learning', 'modules', place],
    queryFn: ({ signal }) => callEndpoint(getModuleData, { level, params: place, signal }),
  });
}

export function launchDataQuery(place: CoursePlace) {
  return queryOptions({
    queryKey: ['my-learning', 'launch', place],
    queryFn: ({ signal }) => callEndpoint(getCourseLaunchData, { level, params: place, signal }),
    refetchInterval: ({ state }) => untilSessionsChange(state.data === undefined ? [] : [state.data.course]),
  });
}

/** Tells the server that the holder of a new licence has opened its course. */
export function sendOpened({ course_type: courseType, course_id: courseId, group }: MyCourse) {
  if (courseType === 'trainer-led' || courseType === 'external-course') return Promise.resolve();
  return callEndpoint(markCourseOpened, { level, params: { courseType, courseId, groupId: group.id } });
}

export function startMyCourse(place: CoursePlace<ModuleCourseType>, body: { launch: boolean }) {
  return callEndpoint(startCourse, { level, params: place, body });
}

export function downloadCalendar(virtualGroupId: number, title: string): Promise<void> {
  const name = title.replace(/[^\w -]+/gu, '').trim() || 'session';
  return downloadFile(getSessionCalendar, { level, params: { virtualGroupId }, fileName: `${name}.ics` });
}

export const trainingRecordQuery = queryOptions({
  queryKey: ['my-learning', 'training-record'],
  queryFn: ({ signal }) => callEndpoint(listTrainingRecord, { level, signal }),
});

export function ownMessagesQuery(virtualGroupId: number) {
  return queryOptions({
    queryKey: ['my-learning', 'messages', virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(listOwnCourseMessages, { level, params: { virtualGroupId }, signal }),
  });
}

/** What was cancelled. Null for a course that is not cancelled. */
export function cancellationQuery(virtualGroupId: number) {
  return queryOptions({
    queryKey: ['my-learning', 'cancellation', virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(getCancellation, { level, params: { virtualGroupId }, signal }),
  });
}

export function sessionFormQuery(virtualGroupId: number) {
  return queryOptions({
    queryKey: ['my-learning', 'feedback-form', virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(getSessionFeedbackForm, { level, params: { virtualGroupId }, signal }),
  });
}

export function sendSessionFeedback(virtualGroupId: number, body: Body<typeof saveSessionFeedback>) {
  return callEndpoint(saveSessionFeedback, { level, params: { virtualGroupId }, body });
}
