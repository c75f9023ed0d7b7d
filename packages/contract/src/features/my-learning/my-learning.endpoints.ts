import { endpoint } from '../../endpoint.ts';
import type { myLearningSchemas } from './my-learning.schemas.ts';

export const listMyCourses = endpoint<typeof myLearningSchemas.listMyCourses>({
  method: 'GET',
  path: 'my-courses',
  levels: ['member'],
  permission: 'learning.list',
});

export const getModuleData = endpoint<typeof myLearningSchemas.getModuleData>({
  method: 'GET',
  path: 'module-data/:courseType/:courseId/:groupId?',
  levels: ['member'],
  permission: 'learning.list',
});

/** What a learner should know before starting: how long the certificate will last, how many modules, how to pass. */
export const getCourseLaunchData = endpoint<typeof myLearningSchemas.getCourseLaunchData>({
  method: 'GET',
  path: 'course-launch-data/:courseId/:courseType/:groupId?',
  levels: ['member'],
  permission: 'learning.list',
});

/** A session of one's own as a calendar file. The joining link is not in it: it points to the session's page. */
export const getSessionCalendar = endpoint<typeof myLearningSchemas.getSessionCalendar>({
  method: 'GET',
  path: 'virtual-group/:virtualGroupId/calendar',
  levels: ['member'],
  permission: 'learning.list',
  kind: 'file',
});

/** What somebody who attended says of a session; once (V6). */
export const saveSessionFeedback = endpoint<typeof myLearningSchemas.saveSessionFeedback>({
  method: 'POST',
  path: 'virtual-group/:virtualGroupId/feedback',
  levels: ['member'],
  permission: 'learning.take',
});

/** Everything completed, of every kind of course, the newest first. */
export const listTrainingRecord = endpoint<typeof myLearningSchemas.listTrainingRecord>({
  method: 'GET',
  path: 'training-record',
  levels: ['member'],
  permission: 'learning.list',
});

/** The first launch: the licence starts (its seat is used) and the attempts are laid. Later calls change nothing. */
export const startCourse = endpoint<typeof myLearningSchemas.startCourse>({
  method: 'POST',
  path: 'course-start/:courseId/:courseType/:groupId?',
  levels: ['member'],
  permission: 'learning.start',
});
