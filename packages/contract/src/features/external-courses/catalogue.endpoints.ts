import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { catalogueSchemas } from './catalogue.schemas.ts';

const site = { levels: ['superAdmin'], permission: 'externalCourses.catalogue' } as const;
const path = 'external-courses';
const onePath = `${path}/:externalCourseId`;

/** Lists current or archived courses of other providers. */
export const listExternalCatalogue = endpoint<typeof catalogueSchemas.listExternalCatalogue>({
  method: 'GET',
  path,
  ...site,
});
export const getExternalCatalogueCsv = csvOf(listExternalCatalogue);

export const createExternalCourse = endpoint<typeof catalogueSchemas.createExternalCourse>({
  method: 'POST',
  path,
  ...site,
});

export const getExternalCourse = endpoint<typeof catalogueSchemas.getExternalCourse>({
  method: 'GET',
  path: onePath,
  ...site,
});

/** Changes a course. Entries of people keep the title, provider and months that they were made with. */
export const updateExternalCourse = endpoint<typeof catalogueSchemas.updateExternalCourse>({
  method: 'PUT',
  path: onePath,
  ...site,
});

export const previewExternalArchive = endpoint<typeof catalogueSchemas.previewExternalArchive>({
  method: 'GET',
  path: `${onePath}/archive`,
  ...site,
});

/** Archives a course, or restores it. Nobody can choose an archived course. Entries stay and can be verified. */
export const archiveExternalCourse = endpoint<typeof catalogueSchemas.archiveExternalCourse>({
  method: 'POST',
  path: `${onePath}/archive`,
  ...site,
});

/** Recognises a course as a product. Throws 409 when it is recognised as this product on one of the days already. */
export const addRecognition = endpoint<typeof catalogueSchemas.addRecognition>({
  method: 'POST',
  path: `${onePath}/recognitions`,
  ...site,
});

/** Chooses the first day on which a recognition no longer counts. Throws 409 when this day has changed since. */
export const endRecognition = endpoint<typeof catalogueSchemas.endRecognition>({
  method: 'POST',
  path: `${onePath}/recognitions/:recognitionId/end`,
  ...site,
});
