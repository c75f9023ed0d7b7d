import type { ShownForm } from '@doselore/contract/feedback-forms';
import type { CourseUserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { checkAnswers, formInForce } from '../feedback-forms/index.ts';
import { findProductOfCourse, hasFeedback, insertFeedback, type NewFeedback } from './feedback.repository.ts';

/**
 * Returns whether to ask a learner for feedback: after completion, until the first feedback. `form` is the form in
 * force.
 */
export async function askForFeedback(
  db: Queries,
  { courseUserId, isCompleted }: { courseUserId: CourseUserId; isCompleted: boolean },
): Promise<{ ask: boolean; form: ShownForm }> {
  const productId = await findProductOfCourse(db, courseUserId);
  return {
    ask: isCompleted && !(await hasFeedback(db, courseUserId)),
    form: await formInForce(db, { kind: 'online', productId }),
  };
}

type Given = Omit<NewFeedback, 'form_id'> & { formId: number | null };

/**
 * Saves the feedback on a course, one for each learner. Later feedback replaces it. `scoUserId` is null for a course
 * without modules.
 */
export async function saveFeedback(db: Queries, { formId, answers, ...target }: Given): Promise<void> {
  const productId = await findProductOfCourse(db, target.courseUserId);
  const stored = await checkAnswers(db, { kind: 'online', productId, formId, answers });
  await insertFeedback(db, { ...target, ...stored });
}
