import type { Body, ListQuery } from '@doselore/contract';
import type { CourseList } from '@doselore/contract/courses';
import {
  addPaperVersion,
  createPaperCourse,
  getPaperCourse,
  listPaperCourses,
  listPaperVersions,
  makePaperLive,
  updatePaperCourse,
} from '@doselore/contract/paper-courses';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

const level = 'superAdmin';

export type PaperFields = Body<typeof createPaperCourse>;
export type PaperChange = Body<typeof updatePaperCourse>;

export function paperCoursesQuery(query: ListQuery & { list: CourseList }) {
  return queryOptions({
    queryKey: ['courses', 'paper', 'list', query],
    queryFn: ({ signal }) => callEndpoint(listPaperCourses, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function paperCourseQuery(paperCourseId: number) {
  return queryOptions({
    queryKey: ['courses', 'paper', 'one', paperCourseId],
    queryFn: ({ signal }) => callEndpoint(getPaperCourse, { level, params: { paperCourseId }, signal }),
  });
}

export function paperVersionsQuery(paperCourseId: number) {
  return queryOptions({
    queryKey: ['courses', 'paper', 'versions', paperCourseId],
    queryFn: ({ signal }) => callEndpoint(listPaperVersions, { level, params: { paperCourseId }, signal }),
  });
}

export const sendNewPaperCourse = (body: PaperFields) => callEndpoint(createPaperCourse, { level, body });

export const sendPaperCourse = (paperCourseId: number, body: PaperChange) =>
  callEndpoint(updatePaperCourse, { level, params: { paperCourseId }, body });

export const sendPaperVersion = (paperCourseId: number, idempotencyKey: string) =>
  callEndpoint(addPaperVersion, { level, params: { paperCourseId }, body: { idempotencyKey } });

export const sendPaperLive = (paperCourseId: number, seenLiveId: number | null) =>
  callEndpoint(makePaperLive, { level, params: { paperCourseId }, body: { seenLiveId } });
