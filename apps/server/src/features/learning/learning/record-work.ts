import type { CourseUserId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { touchCourse } from './attempts.repository.ts';

/**
 * Records when a learner last worked on a course, which orders their courses. Call it in the transaction that stores the
 * work, after the course-user record is locked.
 */
export async function recordWork(tx: Tx, target: { courseUserId: CourseUserId; at: Date }): Promise<void> {
  await touchCourse(tx, target);
}
