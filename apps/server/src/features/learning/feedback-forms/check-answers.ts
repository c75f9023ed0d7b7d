import { AppError, fieldError } from '@doselore/contract';
import { answerProblem, type FeedbackAnswers, givenAnswers, questionsOf } from '@doselore/contract/feedback-forms';
import type { Queries } from '../../../platform/db/index.ts';
import { type FormRef, findShownForm } from './forms.repository.ts';

type Given = FormRef & { formId: number | null; answers: FeedbackAnswers };
export type StoredAnswers = { form_id: number | null; answers: FeedbackAnswers };

/**
 * Returns answers in their stored form. Checks them against the version that the learner was shown, even after a newer
 * version was saved. Throws `validation_failed` with the keys of the questions as fields.
 */
export async function checkAnswers(db: Queries, { formId, answers, ...target }: Given): Promise<StoredAnswers> {
  if (formId === null) {
    if (Object.keys(answers).length > 0)
      throw fieldError('formId', 'Open the page again, so that your answers belong to a form.');
    return { form_id: null, answers: {} };
  }
  const form = await findShownForm(db, { ...target, formId });
  if (form === undefined) throw fieldError('formId', 'This form belongs to another course. Open the page again.');
  const questions = questionsOf(form.questions);
  if (Object.keys(answers).some((key) => !questions.some((question) => question.key === key)))
    throw fieldError('answers', 'One of your answers does not match a question of this form. Open the page again.');
  const problems = questions.flatMap((question) => {
    const problem = answerProblem(question, answers[question.key] ?? '');
    return problem === undefined ? [] : [{ key: question.key, problem }];
  });
  if (problems.length > 0) throw refused(problems);
  return { form_id: form.id, answers: givenAnswers(questions, answers) };
}

function refused(problems: readonly { key: string; problem: string }[]): AppError {
  return new AppError('validation_failed', problems[0]?.problem ?? '', {
    fields: Object.fromEntries(problems.map(({ key, problem }) => [key, [problem]])),
  });
}
