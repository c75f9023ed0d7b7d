import { type Body, commandOf, type ListQuery } from '@doselore/contract';
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
import { callEndpoint, sheetOf } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const level = 'superAdmin';
const courses = roomQueries('courses');

type ExternalFields = Body<typeof createExternalCourse>;
type ExternalChange = Body<typeof updateExternalCourse>;
type CatalogueQuery = ListQuery & { list: CourseList };

export const externalCatalogueQuery = (query: CatalogueQuery) => courses.list(listExternalCatalogue, { level, query });

export const downloadExternalCatalogue = (query: CatalogueQuery) =>
  sheetOf(getExternalCatalogueCsv, { level, query, fileName: 'External courses' });

export const externalCourseQuery = (externalCourseId: number) =>
  courses.one(getExternalCourse, { level, params: { externalCourseId } });

export const sendNewExternalCourse = (body: ExternalFields) =>
  callEndpoint(createExternalCourse, { level, body: commandOf(body) });
export const sendExternalCourse = (externalCourseId: number, body: ExternalChange) =>
  callEndpoint(updateExternalCourse, { level, params: { externalCourseId }, body: commandOf(body) });
export const sendRecognition = (externalCourseId: number, body: Body<typeof addRecognition>) =>
  callEndpoint(addRecognition, { level, params: { externalCourseId }, body });

export const sendRecognitionEnd = (
  params: { externalCourseId: number; recognitionId: number },
  body: Body<typeof endRecognition>,
) => callEndpoint(endRecognition, { level, params, body });
