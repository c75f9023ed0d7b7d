export { acceptanceEnded, details, ofCourse, ofDate, toDelegates, withDetails } from './course-pieces.ts';
export { courseSending, courseSendings, courseValues } from './course-sendings.ts';
export { whenOf } from './course-words.ts';
export { findReachable, findReachableDelegates } from './find-reachable.ts';
export { isAhead } from './is-ahead.ts';
export { notifyLeaders, notifyTrainer } from './notify-trainer.ts';
