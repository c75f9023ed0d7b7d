import type { Answer, Body, ListQuery } from '@doselore/contract';
import {
  type CourseList,
  changeRefresher,
  createCourse,
  getCourse,
  getRefresher,
  getSco,
  listCourses,
  listScos,
  sequenceScos,
  updateCourse,
  updateSco,
  uploadThumbnail,
} from '@doselore/contract/courses';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, uploadFile } from '../../platform/api/index.ts';

const level = 'superAdmin';

export type CourseDetail = Answer<typeof getCourse>;
export type CourseFields = Body<typeof createCourse>;
export type Refresher = Answer<typeof getRefresher>;
export type CoursePackage = Answer<typeof listScos>['packages'][number];
export type CourseChange = Body<typeof updateCourse>;
type ScoChange = Body<typeof updateSco>;
type ScoPlace = { courseId: number; scoId: number };

export function coursesQuery(query: ListQuery & { list: CourseList }) {
  return queryOptions({
    queryKey: ['courses', 'list', query],
    queryFn: ({ signal }) => callEndpoint(listCourses, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function courseQuery(courseId: number) {
  return queryOptions({
    queryKey: ['courses', 'one', courseId],
    queryFn: ({ signal }) => callEndpoint(getCourse, { level, params: { courseId }, signal }),
  });
}

export function refresherQuery(courseId: number) {
  return queryOptions({
    queryKey: ['courses', 'refresher', courseId],
    queryFn: ({ signal }) => callEndpoint(getRefresher, { level, params: { courseId }, signal }),
  });
}

export const sendRefresher = (courseId: number, refresherCourseId: number | null) =>
  callEndpoint(changeRefresher, { level, params: { courseId }, body: { refresherCourseId } });

export function scosQuery(courseId: number) {
  return queryOptions({
    queryKey: ['courses', 'scos', courseId],
    queryFn: ({ signal }) => callEndpoint(listScos, { level, params: { courseId }, signal }),
  });
}

export function scoQuery(place: ScoPlace) {
  return queryOptions({
    queryKey: ['courses', 'sco', place],
    queryFn: ({ signal }) => callEndpoint(getSco, { level, params: place, signal }),
  });
}

export const sendNewCourse = (fields: CourseFields) => callEndpoint(createCourse, { level, body: fields });

export const sendCourse = (courseId: number, change: CourseChange) =>
  callEndpoint(updateCourse, { level, params: { courseId }, body: change });

export const sendThumbnail = (courseId: number, file: File) =>
  uploadFile(uploadThumbnail, { level, params: { courseId }, file });

export const sendOrderOfScos = (courseId: number, scoIds: number[]) =>
  callEndpoint(sequenceScos, { level, params: { courseId }, body: { scoIds } });

export const sendSco = (place: ScoPlace, change: ScoChange) =>
  callEndpoint(updateSco, { level, params: place, body: change });

/** Refreshes the catalogue, and the pages that show or offer its courses. */
export function refreshAfterCourses(client: QueryClient): Promise<unknown> {
  const keys = ['courses', 'my-learning', 'licences', 'external-courses'];
  return Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
