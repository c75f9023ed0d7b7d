import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { day, done, id, moment } from '../../common.schemas.ts';
import { cover } from '../courses/courses.schemas.ts';
import { distanceParts } from '../distance/distance.schemas.ts';
import { externalFacts } from '../external-courses/external-courses.schemas.ts';
import { formAnswers, shownForm } from '../feedback-forms/feedback-forms.schemas.ts';
import { feedbackComment, launched, rating } from '../learning/learning.schemas.ts';
import { completionStatuses, courseTypes, moduleCourseTypes, trainingSources } from './my-learning.rules.ts';
import { courseSession } from './sessions.schemas.ts';

/** Result of a paper course as the assessor recorded it. */
export const paperResult = z.object({
  id: z.number().int(),
  outcome: z.enum(['pass', 'fail']),
  taken_on: day,
  score: z.number().int().nullable(),
  assessor: z.string(),
});

/**
 * Card of My Courses. `courseUser` is null until the course has been started. The mark in the register starts a
 * trainer-led course, the result a paper course. `modules` of a distance course are its materials and its assessment,
 * those of a trainer-led course its sessions.
 */
export const myCourse = z.object({
  course_id: z.number().int(),
  course_type: z.enum(courseTypes),
  title: z.string(),
  summary: z.string().nullable(),
  /** Null for an external course, which is not in our catalogue. */
  deliverable_id: z.number().int().nullable(),
  cover,
  group: z.object({ id: z.number().int(), name: z.string() }),
  certificateMonths: z.number().int(),
  modules: z.number().int(),
  modules_done: z.number().int(),
  courseUser: z
    .object({
      /** Null without attempts, as for a trainer-led course. */
      id: z.number().int().nullable(),
      completion_status: z.enum(completionStatuses),
      last_opened_at: moment.nullable(),
    })
    .nullable(),
  certificate: z.object({ id: z.number().int(), expires_on: day.nullable() }).nullable(),
  /** True from the issue of the licence until its holder opens the course. */
  is_new: z.boolean(),
  /** Session of a trainer-led course. */
  session: courseSession.nullable(),
  /** Result of a paper course, once it has been recorded. */
  paper: paperResult.nullable(),
  /** Facts of an external course. */
  external: externalFacts.nullable(),
  /** Titles of the courses to finish before this one. Empty once it has started. */
  finish_first: z.array(z.string()),
});
export type MyCourse = z.output<typeof myCourse>;

export const courseInPlace = z.strictObject({
  courseType: z.enum(moduleCourseTypes),
  courseId: id,
  groupId: id.optional(),
});

export const licensedCourse = z.strictObject({
  courseType: z.enum([...moduleCourseTypes, 'paper-course']),
  courseId: id,
  groupId: id,
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
  /** Minutes that a site admin entered for the module, and its usual minutes. Null when unknown. */
  minutes: z.number().int().nullable(),
  usual_minutes: z.number().int().nullable(),
  /** Titles of the modules that must be finished before this one opens. */
  waits_for: z.array(z.string()),
});
export type CourseModule = z.output<typeof courseModule>;

/** Module to continue with. A failed one is tried again on its results page. */
const nextModule = z.object({ sco_user_id: z.number().int(), slug: z.string(), is_failed: z.boolean() });

/**
 * Course that a person has completed or tried to complete, of any type. `source_id` identifies it within its source.
 */
export const trainingRow = z.object({
  source: z.enum(trainingSources),
  source_id: z.number().int(),
  title: z.string(),
  deliverable_id: z.number().int().nullable(),
  group_name: z.string(),
  completed_on: day,
  expires_on: day.nullable(),
  state: z.enum(['valid', 'expiring', 'expired', 'attended', 'completed', 'failed', 'unverified', 'rejected']),
  certificate_id: z.number().int().nullable(),
  reference: z.string(),
});
export type TrainingRow = z.output<typeof trainingRow>;

export const myLearningSchemas = {
  listMyCourses: { response: z.array(myCourse) },
  getModuleData: {
    params: courseInPlace,
    response: z.object({
      course: myCourse,
      modules: z.array(courseModule),
      /** True when finished modules can be practised. */
      may_practise: z.boolean(),
      /** Materials and assessment of a distance course. */
      distance: distanceParts.nullable(),
    }),
  },
  getCourseLaunchData: {
    params: z.strictObject({ courseId: id, courseType: z.enum(courseTypes), groupId: id.optional() }),
    response: z.object({
      course: myCourse,
      cover,
      pass_mark: z.number().nullable(),
      /**
       * Last day of the certificate if the course were finished today. Null when it never expires, and for a course with
       * sessions, whose certificate comes after it.
       */
      would_end_on: day.nullable(),
      /** Effect of renewing today. Present when the person already holds a certificate for the same course. */
      renewal: z
        .object({
          ends_on: day.nullable(),
          counts_from: day,
          days_given_up: z.number().int(),
          better_from: day.nullable(),
          /** True when the present certificate lasts longer than one awarded today, and stays the valid one. */
          current_stays: z.boolean(),
        })
        .nullable(),
      next: nextModule.nullable(),
      /** Completion with its certificate; null until the course is completed. */
      completion: z
        .object({
          completed_at: moment,
          certificate: z.object({ id: z.number().int(), awarded_on: day, expires_on: day.nullable() }).nullable(),
          may_practise: z.boolean(),
        })
        .nullable(),
      what_to_bring: z.string().nullable(),
      /**
       * Courses to finish before this one. Nobody starts an online course without them. `course` is one with an open licence, or with
       * a place, in the same organisation; null without.
       */
      finish_first: z.array(
        z.object({
          title: z.string(),
          course: z
            .object({
              course_type: z.enum([...moduleCourseTypes, 'paper-course', 'trainer-led']),
              course_id: z.number().int(),
            })
            .nullable(),
        }),
      ),
      /** Details of the course: objectives, audience and time. */
      details: z
        .object({
          objectives: z.array(z.string()),
          audience: z.string(),
          cpd_minutes: z.number().int().nullable(),
          learner_minutes: z.number().int().nullable(),
          /** Median time of the newest completions, in minutes. Null below 5 completions. */
          usual_minutes: z.number().int().nullable(),
        })
        .nullable(),
    }),
  },
  markCourseOpened: { params: licensedCourse, response: done },
  getSessionCalendar: { params: z.strictObject({ virtualGroupId: id }), response: z.any() },
  getSessionFeedbackForm: { params: z.strictObject({ virtualGroupId: id }), response: shownForm },
  saveSessionFeedback: {
    params: z.strictObject({ virtualGroupId: id }),
    body: commandSchema({
      ...{ trainer: rating, content: rating, venue: rating, comment: feedbackComment },
      /** From 0 to 10, or null without an answer. */
      would_recommend: z
        .number()
        .int()
        .min(0, 'Choose a number from 0 to 10')
        .max(10, 'Choose a number from 0 to 10')
        .nullable()
        .default(null),
      ...formAnswers,
    }),
    response: done,
  },
  listTrainingRecord: { response: z.array(trainingRow) },
  startCourse: {
    params: courseInPlace,
    /** `launch` asks to open the player at the next module in the same call. */
    body: z.strictObject({ launch: z.boolean().default(false) }),
    response: z.object({
      modules: z.number().int(),
      next: nextModule.nullable(),
      /** Opened player. Null when it was not asked for, or `next` must be opened by a call of its own. */
      launch: launched.nullable(),
    }),
  },
};
