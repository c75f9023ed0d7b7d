import { z } from 'zod';
import { day, done, id } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { cover } from '../courses/courses.schemas.ts';
import { distanceParts } from '../distance/distance.schemas.ts';
import { feedbackComment, rating } from '../learning/learning.schemas.ts';
import { courseInPlace, courseModule, courseTypes, myCourse, trainingRow } from './my-learning.schemas.ts';

export const listMyCourses = defineEndpoint({
  method: 'GET',
  path: 'my-courses',
  levels: ['member'],
  permission: 'learning.list',
  response: z.array(myCourse),
});

export const getModuleData = defineEndpoint({
  method: 'GET',
  path: 'module-data/:courseType/:courseId/:groupId?',
  levels: ['member'],
  permission: 'learning.list',
  params: courseInPlace,
  response: z.object({
    course: myCourse,
    modules: z.array(courseModule),
    /** Of a distance course. */
    distance: distanceParts.nullable(),
  }),
});

/** What a learner should know before starting: how long the certificate will last, how many modules, how to pass. */
export const getCourseLaunchData = defineEndpoint({
  method: 'GET',
  path: 'course-launch-data/:courseId/:courseType/:groupId?',
  levels: ['member'],
  permission: 'learning.list',
  params: z.strictObject({ courseId: id, courseType: z.enum(courseTypes), groupId: id.optional() }),
  response: z.object({
    course: myCourse,
    cover,
    pass_mark: z.number().nullable(),
    /** Where the certificate would end if the course were finished today, or on the day of the session; null for no end. */
    would_end_on: day.nullable(),
    /** Present when a certificate for the same course is held already: what renewing it today would mean. */
    renewal: z
      .object({
        ends_on: day.nullable(),
        counts_from: day,
        days_given_up: z.number().int(),
        better_from: day.nullable(),
      })
      .nullable(),
    next: z.object({ sco_user_id: z.number().int(), slug: z.string() }).nullable(),
    what_to_bring: z.string().nullable(),
  }),
});

/** A session of one's own as a calendar file. The joining link is not in it: it points to the session's page. */
export const getSessionCalendar = defineEndpoint({
  method: 'GET',
  path: 'virtual-group/:virtualGroupId/calendar',
  levels: ['member'],
  permission: 'learning.list',
  kind: 'file',
  params: z.strictObject({ virtualGroupId: id }),
  response: z.any(),
});

/** What somebody who attended says of a session; once (V6). */
export const saveSessionFeedback = defineEndpoint({
  method: 'POST',
  path: 'virtual-group/:virtualGroupId/feedback',
  levels: ['member'],
  permission: 'learning.take',
  params: z.strictObject({ virtualGroupId: id }),
  body: z.strictObject({ trainer: rating, content: rating, venue: rating, comment: feedbackComment }),
  response: done,
});

/** Everything completed, of every kind of course, the newest first. */
export const listTrainingRecord = defineEndpoint({
  method: 'GET',
  path: 'training-record',
  levels: ['member'],
  permission: 'learning.list',
  response: z.array(trainingRow),
});

/** The first launch: the licence starts (its seat is used) and the attempts are laid. Later calls change nothing. */
export const startCourse = defineEndpoint({
  method: 'POST',
  path: 'course-start/:courseId/:courseType/:groupId?',
  levels: ['member'],
  permission: 'learning.start',
  params: courseInPlace,
  response: z.object({
    modules: z.number().int(),
    next: z.object({ sco_user_id: z.number().int(), slug: z.string() }).nullable(),
  }),
});
