import type { CourseNow } from '../../course-changes/index.ts';

/** A person who waits for a place at a course, or has an offer of one. */
export type Waiting = CourseNow['queue'][number];
