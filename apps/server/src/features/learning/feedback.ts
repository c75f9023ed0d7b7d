import type { CourseUserId } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';
import { hasFeedback, insertFeedback } from './attempts.repository.ts';

/** Tells whether to ask a learner for feedback: after completion, until they have given any. */
export async function asksForFeedback(
  db: Queries,
  { courseUserId, isCompleted }: { courseUserId: CourseUserId; isCompleted: boolean },
): Promise<boolean> {
  return isCompleted && !(await hasFeedback(db, courseUserId));
}

/** Saves the feedback on a course, one for each learner: a later one replaces it. Null for a course without modules. */
export async function saveFeedback(
  db: Queries,
  of: { courseUserId: CourseUserId; scoUserId: number | null; rating: number; comment: string },
): Promise<void> {
  await insertFeedback(db, of);
}
