import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { day, done, id, listQuery, pageOf } from '../../common.schemas.ts';
import { productTypes } from '../../product-types.ts';
import { answerFields, changeOf, sentFields } from '../../record-fields.schemas.ts';
import { courseLists } from '../courses/archiving.rules.ts';
import { archiveFields } from '../courses/archiving.schemas.ts';
import { externalCourseFields, externalRowFields } from './catalogue.fields.ts';

const externalCourseRow = z.object({
  id: z.number().int(),
  ...answerFields(externalRowFields),
  /** Number of entries, and number of entries that no organisation has decided about. */
  entries: z.number().int(),
  unverified: z.number().int(),
});

const listedExternalCourse = externalCourseRow.extend({
  /** Titles of the products that the course counts for today. */
  recognised_as: z.array(z.string()),
  archived: z.object({ on: day, reason: z.string() }).nullable(),
});
export type ListedExternalCourse = z.output<typeof listedExternalCourse>;

const product = z.object({ productType: z.enum(productTypes), productId: z.number().int(), title: z.string() });
export type RecognisedProduct = z.output<typeof product>;

const recognition = product.extend({
  id: z.number().int(),
  from_on: day,
  /** First day on which the course no longer counts. Null while no end is set. */
  until_on: day.nullable(),
});
export type Recognition = z.output<typeof recognition>;

const externalCourseDetail = externalCourseRow.extend({
  ...answerFields(externalCourseFields),
  /** Past, present and future recognitions, the latest first. */
  recognitions: z.array(recognition),
  /** Products of the catalogue that the course can be recognised as. */
  products: z.array(product),
});
export type ExternalCourseDetail = z.output<typeof externalCourseDetail>;

const externalArchivePreview = z.object({
  title: z.string(),
  entries: z.number().int(),
  unverified: z.number().int(),
  recognised_as: z.array(z.string()),
});
export type ExternalArchivePreview = z.output<typeof externalArchivePreview>;

const oneCourse = z.strictObject({ externalCourseId: id });

export const catalogueSchemas = {
  listExternalCatalogue: {
    query: listQuery.extend({ list: z.enum(courseLists).default('current') }),
    response: pageOf(listedExternalCourse),
  },
  createExternalCourse: { body: commandSchema(sentFields(externalCourseFields)), response: externalCourseDetail },
  getExternalCourse: { params: oneCourse, response: externalCourseDetail },
  updateExternalCourse: { params: oneCourse, ...changeOf(externalCourseFields) },
  previewExternalArchive: { params: oneCourse, response: externalArchivePreview },
  archiveExternalCourse: { params: oneCourse, body: archiveFields, response: done },
  addRecognition: {
    params: oneCourse,
    body: z.strictObject({
      productType: z.enum(productTypes),
      productId: id,
      fromOn: day,
      /** First day on which the course no longer counts. Null while no end is set. */
      untilOn: day.nullable(),
    }),
    response: externalCourseDetail,
  },
  endRecognition: {
    params: oneCourse.extend({ recognitionId: id }),
    body: z.strictObject({ untilOn: day, seenUntilOn: day.nullable() }),
    response: externalCourseDetail,
  },
};
