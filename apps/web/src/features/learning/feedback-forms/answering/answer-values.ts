import { answerProblem, type FeedbackAnswers, type ShownForm } from '@doselore/contract/feedback-forms';
import type { Rule } from '../../../../ui/form/index.ts';

type Questions = ShownForm['questions'];
/** Values of a form by the names of its fields. The keys of the questions are among them. */
type Values = Record<string, string>;

export const emptyAnswers = (questions: Questions): Values => Object.fromEntries(questions.map(({ key }) => [key, '']));

export const questionLabels = (questions: Questions): Record<string, string> =>
  Object.fromEntries(questions.map(({ key, text }) => [key, text]));

/** Rules that the server checks as well. */
export const questionRules = (questions: Questions): Record<string, readonly Rule[]> =>
  Object.fromEntries(
    questions.map((question) => [question.key, [(value: string) => answerProblem(question, value.trim())]]),
  );

/** The answers among the values of a form. */
export const answersOf = (questions: Questions, values: Values): FeedbackAnswers =>
  Object.fromEntries(questions.map(({ key }) => [key, values[key] ?? '']));
