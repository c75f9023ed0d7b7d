import { endpoint } from '../../endpoint.ts';
import type { myLearningSchemas } from './my-learning.schemas.ts';

export const listMyCourses = endpoint<typeof myLearningSchemas.listMyCourses>({
  method: 'GET',
  path: 'my-courses',
  levels: ['member'],
  permission: 'learning.list',
  storedForDay: 'soon',
});

export const getModuleData = endpoint<typeof myLearningSchemas.getModuleData>({
  method: 'GET',
  path: 'module-data/:courseType/:courseId/:groupId?',
  levels: ['member'],
  permission: 'learning.list',
});

/**
 * Returns facts to know before starting: how long the certificate will be valid, the number of modules, and how to
 * pass.
 */
export const getCourseLaunchData = endpoint<typeof myLearningSchemas.getCourseLaunchData>({
  method: 'GET',
  path: 'course-launch-data/:courseId/:courseType/:groupId?',
  levels: ['member'],
  permission: 'learning.list',
  storedForDay: 'soon',
});

/** Removes the mark of a new licence, because its holder has opened the course. Later calls change nothing. */
export const markCourseOpened = endpoint<typeof myLearningSchemas.markCourseOpened>({
  method: 'POST',
  path: 'course-opened/:courseType/:courseId/:groupId',
  levels: ['member'],
  permission: 'learning.start',
});

/**
 * Returns one of the caller's Pharmacist-led Courses as a calendar file. The file links to the page of the course and
 * never has the joining link.
 */
export const getSessionCalendar = endpoint<typeof myLearningSchemas.getSessionCalendar>({
  method: 'GET',
  path: 'virtual-group/:virtualGroupId/calendar',
  levels: ['member'],
  permission: 'learning.list',
  kind: 'file',
});

/** Returns the questions about a Pharmacist-led Course beside those about trainer, content and venue. */
export const getSessionFeedbackForm = endpoint<typeof myLearningSchemas.getSessionFeedbackForm>({
  method: 'GET',
  path: 'virtual-group/:virtualGroupId/feedback-form',
  levels: ['member'],
  permission: 'learning.list',
});

/** Saves feedback on a Pharmacist-led Course, once, from somebody who attended (V6). */
export const saveSessionFeedback = endpoint<typeof myLearningSchemas.saveSessionFeedback>({
  method: 'POST',
  path: 'virtual-group/:virtualGroupId/feedback',
  levels: ['member'],
  permission: 'learning.take',
});

/** Lists completed courses of every kind, newest first. */
export const listTrainingRecord = endpoint<typeof myLearningSchemas.listTrainingRecord>({
  method: 'GET',
  path: 'training-record',
  levels: ['member'],
  permission: 'learning.list',
});

/**
 * Starts a course at its first launch: the licence starts (its seat is used), and the attempts are created. Later calls
 * change nothing, except that `launch` opens the player at the next module, as `startScoUser` does.
 */
export const startCourse = endpoint<typeof myLearningSchemas.startCourse>({
  method: 'POST',
  path: 'course-start/:courseId/:courseType/:groupId?',
  levels: ['member'],
  permission: 'learning.start',
});
