import type { Body, ListQuery } from '@doselore/contract';
import type { CourseList } from '@doselore/contract/courses';
import {
  addRecognition,
  createExternalCourse,
  endRecognition,
  getExternalCatalogueCsv,
  getExternalCourse,
  listExternalCatalogue,
  updateExternalCourse,
} from '@doselore/contract/external-courses';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../../platform/api/index.ts';

const level = 'superAdmin';

export type ExternalFields = Body<typeof createExternalCourse>;
export type ExternalChange = Body<typeof updateExternalCourse>;
type CatalogueQuery = ListQuery & { list: CourseList };

export function externalCatalogueQuery(query: CatalogueQuery) {
  return queryOptions({
    queryKey: ['courses', 'external', 'list', query],
    queryFn: ({ signal }) => callEndpoint(listExternalCatalogue, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadExternalCatalogue(query: CatalogueQuery): SheetDownload {
  return sheetOf(getExternalCatalogueCsv, { level, query, fileName: 'External courses' });
}

export function externalCourseQuery(externalCourseId: number) {
  return queryOptions({
    queryKey: ['courses', 'external', 'one', externalCourseId],
    queryFn: ({ signal }) => callEndpoint(getExternalCourse, { level, params: { externalCourseId }, signal }),
  });
}

export const sendNewExternalCourse = (body: ExternalFields) => callEndpoint(createExternalCourse, { level, body });

export const sendExternalCourse = (externalCourseId: number, body: ExternalChange) =>
  callEndpoint(updateExternalCourse, { level, params: { externalCourseId }, body });

export const sendRecognition = (externalCourseId: number, body: Body<typeof addRecognition>) =>
  callEndpoint(addRecognition, { level, params: { externalCourseId }, body });

export const sendRecognitionEnd = (
  params: { externalCourseId: number; recognitionId: number },
  body: Body<typeof endRecognition>,
) => callEndpoint(endRecognition, { level, params, body });
