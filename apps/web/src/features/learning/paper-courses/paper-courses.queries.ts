import { type Body, commandOf, type ListQuery } from '@doselore/contract';
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
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const level = 'superAdmin';
const courses = roomQueries('courses');

type PaperFields = Body<typeof createPaperCourse>;
type PaperChange = Body<typeof updatePaperCourse>;

export const paperCoursesQuery = (query: ListQuery & { list: CourseList }) =>
  courses.list(listPaperCourses, { level, query });
export const paperCourseQuery = (paperCourseId: number) =>
  courses.one(getPaperCourse, { level, params: { paperCourseId } });
export const paperVersionsQuery = (paperCourseId: number) =>
  courses.one(listPaperVersions, { level, params: { paperCourseId } });

export const sendNewPaperCourse = (body: PaperFields) =>
  callEndpoint(createPaperCourse, { level, body: commandOf(body) });
export const sendPaperCourse = (paperCourseId: number, body: PaperChange) =>
  callEndpoint(updatePaperCourse, { level, params: { paperCourseId }, body: commandOf(body) });
export const sendPaperVersion = (paperCourseId: number, idempotencyKey: string) =>
  callEndpoint(addPaperVersion, { level, params: { paperCourseId }, body: { idempotencyKey } });
export const sendPaperLive = (paperCourseId: number, seenLiveId: number | null) =>
  callEndpoint(makePaperLive, { level, params: { paperCourseId }, body: { seenLiveId } });
