import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { day, done, id, listQuery, pageOf, requiredText } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { ruleMessages } from '../../messages.ts';
import { courseLists } from '../courses/archiving.rules.ts';
import { archiveFields } from '../courses/archiving.schemas.ts';
import { productTypes } from '../ledger/ledger.rules.ts';

export const externalCourseFields = z.strictObject({
  title: requiredText(limits.title),
  provider: requiredText(limits.title),
  default_months: z.coerce
    .number()
    .int()
    .min(0, 'Should be at least 0')
    .max(limits.certificateMonthsMax, `Should be less than or equal to ${limits.certificateMonthsMax}`),
  /** An entry without evidence cannot be verified. */
  needs_evidence: z.boolean(),
  /** Hint below the field for the reference. Empty for none. */
  reference_hint: z.string().trim().max(limits.name, ruleMessages.maxText(limits.name)),
});

const externalCourseRow = z.object({
  id: z.number().int(),
  title: z.string(),
  provider: z.string(),
  default_months: z.number().int(),
  needs_evidence: z.boolean(),
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
  reference_hint: z.string(),
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
  createExternalCourse: { body: externalCourseFields, response: externalCourseDetail },
  getExternalCourse: { params: oneCourse, response: externalCourseDetail },
  updateExternalCourse: {
    params: oneCourse,
    body: externalCourseFields.extend({ baseValues: baseValuesOf(externalCourseFields.shape) }),
    response: savedOf(externalCourseFields.shape),
  },
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
