import type { ListQuery } from '@doselore/contract';
import type { CourseList } from '@doselore/contract/courses';
import { getExternalCatalogueCsv, getExternalCourse, listExternalCatalogue } from '@doselore/contract/external-courses';
import { sheetOf } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const level = 'superAdmin';
const courses = roomQueries('courses');
type CatalogueQuery = ListQuery & { list: CourseList };

export const externalCatalogueQuery = (query: CatalogueQuery) => courses.list(listExternalCatalogue, { level, query });

export const downloadExternalCatalogue = (query: CatalogueQuery) =>
  sheetOf(getExternalCatalogueCsv, { level, query, fileName: 'External courses' });

export const externalCourseQuery = (externalCourseId: number) =>
  courses.one(getExternalCourse, { level, params: { externalCourseId } });
