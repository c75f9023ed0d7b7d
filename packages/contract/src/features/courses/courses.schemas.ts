import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { day, done, id, listQuery, moment, optionalText, pageOf, requiredText } from '../../common.schemas.ts';
import { deliverableIds } from '../../deliverables.ts';
import { limits } from '../../limits.ts';
import { trainingClassKeys } from '../personal-data/retention.rules.ts';
import { courseLists } from './archiving.rules.ts';
import { coverHues, coverMotifs, moduleMinutesMax, renewalBases } from './courses.rules.ts';

/** Picture of a course on a card, or a drawn cover until it has one. */
export const cover = z.object({
  motif: z.enum(coverMotifs),
  hue: z.enum(coverHues),
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
  summary: z.string().nullable(),
  renewal_basis: z.enum(renewalBases),
  training_class: z.enum(trainingClassKeys),
  cover,
});

export const courseFields = z.strictObject({
  title: requiredText(limits.title),
  summary: optionalText(),
  deliverable_id: z.coerce
    .number()
    .refine((value) => deliverableIds.some((known) => known === value), 'Choose a type of learning'),
  default_months: z.coerce
    .number()
    .int()
    .min(0, 'Should be at least 0')
    .max(limits.certificateMonthsMax, `Should be less than or equal to ${limits.certificateMonthsMax}`),
  renewal_basis: z.enum(renewalBases),
  /** Class of training, which decides how long certificates show the name of an erased person. */
  training_class: z.enum(trainingClassKeys),
  motif: z.enum(coverMotifs),
  hue: z.enum(coverHues),
  is_live: z.boolean(),
});

export const scoSettings = {
  title: requiredText(limits.title),
  mastery_override: z.boolean(),
  complete_on_open: z.boolean(),
  allow_outside_connections: z.boolean(),
  max_attempts: z.coerce
    .number()
    .int()
    .min(1, 'Should be at least 1')
    .max(100, 'Should be less than or equal to 100')
    .nullable(),
  /** Minutes that the module takes. With null, learners see the usual minutes. */
  minutes: z.coerce
    .number()
    .int()
    .min(1, 'Should be at least 1')
    .max(moduleMinutesMax, `Should be less than or equal to ${moduleMinutesMax}`)
    .nullable(),
};

export const sco = z.object({
  id: z.number().int(),
  package_id: z.number().int(),
  sequence: z.number().int(),
  title: z.string(),
  identifier: z.string(),
  scorm_type: z.enum(['sco', 'asset']),
  launch_href: z.string(),
  mastery_score: z.number().nullable(),
  prerequisites: z.string(),
  mastery_override: z.boolean(),
  complete_on_open: z.boolean(),
  allow_outside_connections: z.boolean(),
  max_attempts: z.number().int().nullable(),
  minutes: z.number().int().nullable(),
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
  createCourse: { body: courseFields, response: courseDetail },
  getCourse: { params: oneCourse, response: courseDetail },
  updateCourse: {
    params: oneCourse,
    body: courseFields.extend({ baseValues: baseValuesOf(courseFields.shape) }),
    response: savedOf(courseFields.shape),
  },
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
  updateSco: {
    params: oneSco,
    body: z.strictObject({ ...scoSettings, baseValues: baseValuesOf(scoSettings) }),
    response: savedOf(scoSettings),
  },
};
