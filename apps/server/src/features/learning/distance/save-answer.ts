import { fieldError } from '@doselore/contract';
import { notFound, type Scope } from '../../../platform/access/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { recordWork } from '../learning/index.ts';
import { checkMayAnswer, otherAttempt, readTurn } from './assessment-turn.ts';
import { listQuestions, openAttempt, type QuestionData, storeAnswer } from './assessments.repository.ts';
import { lockEnrolment } from './distance.repository.ts';

type Kept = { scope: Scope; courseUserId: number; questionId: number; attempt: number; chosen: readonly number[] };

/** Saves an answer immediately, so that a closed browser loses nothing. The first answer opens the attempt. */
export async function saveAnswer(services: Pick<Services, 'db' | 'clock'>, kept: Kept): Promise<void> {
  const at = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const enrolment = await lockEnrolment(tx, kept.scope, kept.courseUserId);
    if (enrolment === undefined) throw notFound();
    const question = (await listQuestions(tx, enrolment.course_id)).find(({ id }) => id === kept.questionId);
    if (question === undefined) throw notFound();
    await checkMayAnswer(tx, enrolment);
    const turn = await readTurn(tx, enrolment.id);
    if (turn.attempt !== kept.attempt) throw otherAttempt();
    const attempt = turn.open ?? (await openAttempt(tx, { courseUserId: enrolment.id, attempt: turn.attempt, at }));
    const chosen = checkChosen(question, kept.chosen);
    await storeAnswer(tx, { attemptId: attempt.id, questionId: question.id, chosen, isCorrect: null, at });
    await recordWork(tx, { courseUserId: enrolment.id, at });
  });
}

/**
 * Returns the chosen options, each once. Throws 422 for an option that the question does not have, and for several
 * options of a single choice.
 */
export function checkChosen(question: QuestionData, chosen: readonly number[]): number[] {
  const unique = [...new Set(chosen)];
  const known = new Set(question.options.map(({ id }) => id));
  if (unique.some((id) => !known.has(id))) throw fieldError('chosen', 'Choose one of the answers shown');
  if (unique.length > 1 && !takesSeveral(question)) throw fieldError('chosen', 'Choose one answer');
  return unique;
}

export function takesSeveral({ options }: QuestionData): boolean {
  return options.filter((option) => option.is_correct).length > 1;
}
