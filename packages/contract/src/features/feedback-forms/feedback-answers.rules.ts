import { type FeedbackQuestionOfForm, formLimits, type QuestionKind, questionsOf } from './feedback-forms.rules.ts';

/** Shown above every field for free text. */
export const noNamesHint = 'Do not name patients or colleagues.';

/** Answers by the keys of their questions. Stars and agreement are numbers from 1 to 5 in text. */
export type FeedbackAnswers = Record<string, string>;

export type AnswerOption = { value: string; label: string };

const fixed: Partial<Record<QuestionKind, readonly AnswerOption[]>> = {
  stars: ['5, very good', '4, good', '3, fair', '2, poor', '1, very poor'].map((label) => ({
    value: label.slice(0, 1),
    label,
  })),
  agree: ['5, strongly agree', '4, agree', '3, neither agree nor disagree', '2, disagree', '1, strongly disagree'].map(
    (label) => ({ value: label.slice(0, 1), label }),
  ),
  yes_no: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
};

/** Returns the answers that a question offers. None for a question with free text. */
export function optionsOf({ kind, choices }: FeedbackQuestionOfForm): readonly AnswerOption[] {
  return fixed[kind] ?? choices.map((choice) => ({ value: choice, label: choice }));
}

/** Returns an answer in words, such as `4, agree`. */
export const answerText = (question: FeedbackQuestionOfForm, value: string): string =>
  optionsOf(question).find((option) => option.value === value)?.label ?? value;

/** Returns the problem with a value as the answer to a question, or undefined. An empty value is no answer. */
export function answerProblem(question: FeedbackQuestionOfForm, value: string): string | undefined {
  if (value.trim() === '') {
    if (!question.required) return undefined;
    return question.kind === 'text' ? 'Enter an answer' : 'Choose an answer';
  }
  if (question.kind === 'text')
    return value.length > formLimits.answer ? `Should have at most ${formLimits.answer} characters` : undefined;
  return optionsOf(question).some((option) => option.value === value) ? undefined : 'Choose one of the answers';
}

/** Returns the answers that are not empty, trimmed, in the order of the questions. */
export function givenAnswers(questions: readonly FeedbackQuestionOfForm[], answers: FeedbackAnswers): FeedbackAnswers {
  return Object.fromEntries(
    questions.flatMap(({ key }) => {
      const value = answers[key]?.trim() ?? '';
      return value === '' ? [] : [[key, value]];
    }),
  );
}

export type AnswerInWords = { question: string; answer: string };

/** Returns answers with the questions of the answered form. `questions` is null without a form. */
export function answersInWords(target: { questions: string | null; answers: FeedbackAnswers }): AnswerInWords[] {
  return questionsOf(target.questions ?? '').flatMap((question) => {
    const value = target.answers[question.key];
    return value === undefined ? [] : [{ question: question.text, answer: answerText(question, value) }];
  });
}
