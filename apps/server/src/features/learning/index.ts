export { totalTimeOf } from './attempt-time.ts';
export {
  type AttemptRow,
  findAttemptByToken,
  hasFeedback,
  insertAttempts,
  insertFeedback,
  isLearnerActive,
  touchCourse,
} from './attempts.repository.ts';
export { isLaunchKnown } from './commits/commit.repository.ts';
export { commitAttempt, staleAttempt } from './commits/commit-attempt.ts';
export { type Launch, readLaunch } from './launch-token.ts';
export { learningRoutes } from './learning.routes.ts';
export { finishCourse } from './settling/settle.repository.ts';
export { modeOf, startAttempt } from './start-attempt.ts';
