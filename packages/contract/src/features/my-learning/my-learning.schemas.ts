import { z } from 'zod';
import { day, id, moment } from '../../common.ts';
import { cover } from '../courses/courses.schemas.ts';
import { courseSession } from './sessions.schemas.ts';

/** The id of an online course is that of the course; of a trainer-led one, that of its virtual group. */
export const courseTypes = ['online', 'trainer-led'] as const;
export type CourseType = (typeof courseTypes)[number];
/** Those with modules to open. */
const moduleCourseTypes = ['online'] as const;
export const completionStatuses = ['incomplete', 'completed', 'failed'] as const;

/**
 * One card of My Courses. `courseUser` is null until the course has been started: a trainer-led one by the mark in its
 * register. `modules` of a trainer-led course are its sessions.
 */
export const myCourse = z.object({
  course_id: z.number().int(),
  course_type: z.enum(courseTypes),
  title: z.string(),
  summary: z.string().nullable(),
  deliverable_id: z.number().int(),
  cover,
  group: z.object({ id: z.number().int(), name: z.string() }),
  certificateMonths: z.number().int(),
  modules: z.number().int(),
  modules_done: z.number().int(),
  courseUser: z
    .object({
      /** Null where there are no attempts, as for a trainer-led course. */
      id: z.number().int().nullable(),
      completion_status: z.enum(completionStatuses),
      last_opened_at: moment.nullable(),
    })
    .nullable(),
  certificate: z.object({ id: z.number().int(), expires_on: day.nullable() }).nullable(),
  /** Null for an online course. */
  session: courseSession.nullable(),
});
export type MyCourse = z.output<typeof myCourse>;

export const courseInPlace = z.strictObject({
  courseType: z.enum(moduleCourseTypes),
  courseId: id,
  groupId: id.optional(),
});

export const courseModule = z.object({
  sco_id: z.number().int(),
  /** Null until the course has been started. */
  sco_user_id: z.number().int().nullable(),
  slug: z.string(),
  title: z.string(),
  lesson_status: z.string(),
  raw_score: z.number().nullable(),
  attempts: z.number().int(),
  max_attempts: z.number().int().nullable(),
  total_time: z.string(),
  /** Modules that must be finished before this one opens, by title. */
  waits_for: z.array(z.string()),
});
export type CourseModule = z.output<typeof courseModule>;
