import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { day, done, id, listQuery, moment, optionalText, pageOf, requiredText } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { ruleMessages } from '../../messages.ts';
import { courseLists } from '../courses/archiving.rules.ts';
import { archiveFields, archivePreview } from '../courses/archiving.schemas.ts';
import { coverHues, coverMotifs, renewalBases } from '../courses/courses.rules.ts';
import { trainingClassKeys } from '../personal-data/retention.rules.ts';
import { scanRules } from './paper-courses.rules.ts';

const score = z.coerce.number().int().min(0, 'Should be at least 0').max(100, 'Should be less than or equal to 100');

export const paperCourseFields = z.strictObject({
  title: requiredText(limits.title),
  summary: optionalText(),
  default_months: z.coerce
    .number()
    .int()
    .min(0, 'Should be at least 0')
    .max(limits.certificateMonthsMax, `Should be less than or equal to ${limits.certificateMonthsMax}`),
  renewal_basis: z.enum(renewalBases),
  training_class: z.enum(trainingClassKeys),
  motif: z.enum(coverMotifs),
  hue: z.enum(coverHues),
  has_score: z.boolean(),
  /** 0 to 100. Null where the assessor alone decides, and always without a score. */
  pass_mark: score.nullable(),
  evidence: z.enum(scanRules),
  /** One name on each line. Empty when every admin who records names the assessor. */
  assessors: z.string().trim().max(limits.text, ruleMessages.maxText(limits.text)),
});

const versionName = z.object({ id: z.number().int(), version: z.number().int() });

const paperCourseRow = z.object({
  id: z.number().int(),
  version: z.number().int(),
  title: z.string(),
  default_months: z.number().int(),
  is_live: z.boolean(),
  /** People with a licence without a result, and results, of all versions. */
  waiting: z.number().int(),
  results: z.number().int(),
});

/** The version that stands for a product: the live one, or the newest while none is live. */
const listedPaperCourse = paperCourseRow.extend({
  draft: versionName.nullable(),
  archived: z.object({ on: day, reason: z.string() }).nullable(),
});
export type ListedPaperCourse = z.output<typeof listedPaperCourse>;

const paperCourseDetail = paperCourseRow.extend({
  product_id: z.number().int(),
  ...paperCourseFields.shape,
  live: versionName.nullable(),
  has_versions: z.boolean(),
});
export type PaperCourseDetail = z.output<typeof paperCourseDetail>;

const paperVersion = versionName.extend({
  is_live: z.boolean(),
  created_at: moment,
  went_live_at: moment.nullable(),
  results: z.number().int(),
});
export type PaperVersion = z.output<typeof paperVersion>;

const onePaperCourse = z.strictObject({ paperCourseId: id });

export const paperCoursesSchemas = {
  listPaperCourses: {
    query: listQuery.extend({ list: z.enum(courseLists).default('current') }),
    response: pageOf(listedPaperCourse),
  },
  createPaperCourse: { body: paperCourseFields, response: paperCourseDetail },
  getPaperCourse: { params: onePaperCourse, response: paperCourseDetail },
  updatePaperCourse: {
    params: onePaperCourse,
    body: paperCourseFields.extend({ baseValues: baseValuesOf(paperCourseFields.shape) }),
    response: savedOf(paperCourseFields.shape),
  },
  listPaperVersions: { params: onePaperCourse, response: z.array(paperVersion) },
  addPaperVersion: {
    params: onePaperCourse,
    body: z.strictObject({ idempotencyKey: z.uuid() }),
    response: paperCourseDetail,
  },
  makePaperLive: {
    params: onePaperCourse,
    /** Id of the live version that the screen showed. Null while none was live. */
    body: z.strictObject({ seenLiveId: id.nullable() }),
    response: paperCourseDetail,
  },
  previewPaperArchive: { params: onePaperCourse, response: archivePreview },
  archivePaperCourse: { params: onePaperCourse, body: archiveFields, response: done },
};
