import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { day, done, id, listQuery, moment, pageOf } from '../../common.schemas.ts';
import { answerFields, changeOf, sentFields } from '../../record-fields.schemas.ts';
import { courseLists } from '../courses/archiving.rules.ts';
import { archiveFields, archivePreview } from '../courses/archiving.schemas.ts';
import { paperCourseFields } from './paper-courses.fields.ts';

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
  ...answerFields(paperCourseFields),
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
  createPaperCourse: { body: commandSchema(sentFields(paperCourseFields)), response: paperCourseDetail },
  getPaperCourse: { params: onePaperCourse, response: paperCourseDetail },
  updatePaperCourse: { params: onePaperCourse, ...changeOf(paperCourseFields) },
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
