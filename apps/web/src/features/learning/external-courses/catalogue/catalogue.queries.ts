import type { ListQuery } from '@doselore/contract';
import type { CourseList } from '@doselore/contract/courses';
import { listExternalCatalogue } from '@doselore/contract/external-courses';

import { roomLists } from '../../../../platform/query-client/index.ts';

export const courses = roomLists('courses');
type CatalogueQuery = ListQuery & { list: CourseList };

export const externalCatalogueQuery = (query: CatalogueQuery) =>
  courses.sheet(listExternalCatalogue, { fileName: 'External courses', query });
