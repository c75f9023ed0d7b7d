export { changeCourse, onCourse, openStep } from './change-course.ts';
export type { Change, CourseNow } from './course-change.ts';
export { type Follower, hearsByEmail } from './follower.ts';
export { setFollowers } from './followers.ts';
export { findDueQueues, showOwnQueues, showQueue } from './show-queue.ts';
export { type OwnStep, personBehind, recordEach, type Step } from './step.ts';
