export { totalTimeOf } from './attempt-time.ts';
export { type AttemptRow, findAttemptByToken, layAttempts } from './attempts.repository.ts';
export { commitAttempt } from './commit-attempt.ts';
export { readLaunch } from './launch-token.ts';
export { learningRoutes } from './learning.routes.ts';
export { modeOf, startAttempt } from './start-attempt.ts';
