import { AppError } from '@doselore/contract';
import { isRightAnswer, scoreOf } from '@doselore/contract/distance';
import type { QuestionData } from './assessments.repository.ts';
import { checkChosen } from './save-answer.ts';

export type Given = { questionId: number; chosen: readonly number[] };
export type MarkedAnswer = { questionId: number; chosen: number[]; isCorrect: boolean };

/** Marks the answers. Throws 422 with the unanswered questions as fields. */
export function markAnswers(questions: readonly QuestionData[], answers: readonly Given[]): MarkedAnswer[] {
  const given = new Map(answers.map(({ questionId, chosen }) => [questionId, chosen]));
  const open = questions.filter(({ id }) => (given.get(id) ?? []).length === 0);
  if (open.length > 0) {
    const fields = Object.fromEntries(open.map(({ id }) => [`question-${id}`, ['Choose an answer']]));
    throw new AppError('validation_failed', 'Answer every question before you submit.', { fields });
  }
  return questions.map((question) => {
    const chosen = checkChosen(question, given.get(question.id) ?? []);
    const correct = question.options.filter((option) => option.is_correct).map(({ id }) => id);
    return { questionId: question.id, chosen, isCorrect: isRightAnswer(chosen, correct) };
  });
}

/** Returns the percentage of right answers, and whether it reaches the pass mark. */
export function outcomeOf(marked: readonly MarkedAnswer[], passMark: number): { score: number; passed: boolean } {
  const score = scoreOf(marked.filter(({ isCorrect }) => isCorrect).length, marked.length);
  return { score, passed: score >= passMark };
}
