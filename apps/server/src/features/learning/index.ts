export { totalTimeOf } from './attempt-time.ts';
export {
  hasFeedback,
  insertAttempts,
  insertFeedback,
  isLearnerActive,
  touchCourse,
} from './attempts.repository.ts';
export { isLaunchKnown } from './commits/commit.repository.ts';
export { commitAttempt, staleAttempt } from './commits/commit-attempt.ts';
export { learningRoutes } from './learning.routes.ts';
export { type OpenLaunch, openLaunch } from './open-launch.ts';
export { finishCourse } from './settling/finish-course.ts';
export { modeOf, startAttempt } from './start-attempt.ts';
