import { listExternalCatalogue } from '@doselore/contract/external-courses';
import { roomLists } from '../../../../platform/query-client/index.ts';

export const courses = roomLists('courses');

export const externalCatalogueQuery = courses.sheet(listExternalCatalogue, 'External courses');
