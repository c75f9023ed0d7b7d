import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { day, done, id, listQuery, moment, pageOf } from '../../common.schemas.ts';
import { answerFields, changeOf, sentFields } from '../../record-fields.schemas.ts';
import { courseLists } from './archiving.rules.ts';
import { certificateFields, courseFields, courseTextFields, coverFields, scoFields } from './courses.fields.ts';

/** Picture of a course on a card, or a drawn cover until it has one. */
export const cover = z.object({
  ...answerFields(coverFields),
  thumbnail: z.string().nullable(),
});

export const courseRow = z.object({
  id: z.number().int(),
  title: z.string(),
  deliverable_id: z.number().int(),
  default_months: z.number().int(),
  is_live: z.boolean(),
  version: z.number().int(),
  modules: z.number().int(),
  /** Licences that were started: of every version in the list of courses, of this version in its details. */
  learners: z.number().int(),
  updated_at: moment,
});

/** The version that stands for a product: the live one, or the newest while none is live. */
const listedCourse = courseRow.extend({
  /** Newest version, when it is later than this one and never went live. */
  draft: z.object({ id: z.number().int(), version: z.number().int() }).nullable(),
  archived: z.object({ on: day, reason: z.string() }).nullable(),
});
export type ListedCourse = z.output<typeof listedCourse>;

export const courseDetail = courseRow.extend({
  product_id: z.number().int(),
  /** Licences in progress on this version. */
  in_progress: z.number().int(),
  /** Version of the product that is live and of the same kind: online, or in sessions. */
  live: z.object({ id: z.number().int(), version: z.number().int() }).nullable(),
  /** True for one of several versions. */
  has_versions: z.boolean(),
  ...answerFields(courseTextFields),
  ...answerFields(certificateFields),
  cover,
});

export const sco = z.object({
  id: z.number().int(),
  package_id: z.number().int(),
  sequence: z.number().int(),
  ...answerFields(scoFields),
  identifier: z.string(),
  scorm_type: z.enum(['sco', 'asset']),
  launch_href: z.string(),
  mastery_score: z.number().nullable(),
  prerequisites: z.string(),
  /** Number of opened attempts, and number of failed attempts. */
  attempts: z.number().int(),
  failed: z.number().int(),
  /** Median time of the last 200 completions, and their number. Null below 5 completions. */
  usual: z.object({ minutes: z.number().int(), completions: z.number().int() }).nullable(),
});
export type Sco = z.output<typeof sco>;

export const coursePackage = z.object({
  id: z.number().int(),
  title: z.string(),
  version: z.number().int(),
  file_name: z.string(),
  bytes: z.number().int(),
  files: z.number().int(),
  uploaded_at: moment,
  /** Hosts that the newest version loads from, and those of them that it may. The others are blocked. */
  outside_hosts: z.array(z.string()),
  allowed_hosts: z.array(z.string()),
  /** Attempts in progress on an earlier version. */
  running_on_older: z.number().int(),
});

const oneCourse = z.strictObject({ courseId: id });
/** Title of a course, with the id of its delivered course, as on all these screens. */
const courseName = z.object({ id: z.number().int(), title: z.string() });
const oneSco = z.strictObject({ courseId: id, scoId: id });

export const coursesSchemas = {
  listCourses: {
    query: listQuery.extend({ list: z.enum(courseLists).default('current') }),
    response: pageOf(listedCourse),
  },
  createCourse: { body: commandSchema(sentFields(courseFields)), response: courseDetail },
  getCourse: { params: oneCourse, response: courseDetail },
  updateCourse: { params: oneCourse, ...changeOf(courseFields) },
  getRefresher: {
    params: oneCourse,
    response: z.object({
      refresher: courseName.nullable(),
      /** Course whose refresher this course is. */
      refreshes: courseName.nullable(),
      /** Title of the face-to-face course that is the refresher, or whose refresher this course is. */
      face_to_face: z.object({ refresher: z.string().nullable(), refreshes: z.string().nullable() }),
      choices: z.array(courseName),
    }),
  },
  changeRefresher: { params: oneCourse, body: z.strictObject({ refresherCourseId: id.nullable() }), response: done },
  uploadThumbnail: { params: oneCourse, response: courseDetail },
  getThumbnail: { params: z.strictObject({ courseId: id, version: z.string().max(40) }), response: z.any() },
  listScos: {
    params: oneCourse,
    response: z.object({
      packages: z.array(coursePackage),
      scos: z.array(sco),
      /** Modules that a site admin has archived. */
      archived: z.array(z.object({ id: z.number().int(), title: z.string(), archived_on: day })),
    }),
  },
  sequenceScos: { params: oneCourse, body: z.strictObject({ scoIds: z.array(id).min(1).max(500) }), response: done },
  getSco: { params: oneSco, response: sco },
  updateSco: { params: oneSco, ...changeOf(scoFields) },
};
