import {
  answerText,
  type FeedbackAnswers,
  type FeedbackQuestionOfForm,
  optionsOf,
  questionsOf,
} from '@doselore/contract/feedback-forms';
import { type QuestionSummary, shownAnswers } from '@doselore/contract/session-feedback';

type Answered = { questions: string | null; answers: FeedbackAnswers };
type Steps = { averages: number; comments: number };
type Given = { question: FeedbackQuestionOfForm; value: string };

/** Answers of one person, each with its question as it was asked. */
const givenIn = ({ questions, answers }: Answered): Given[] =>
  questionsOf(questions ?? '').flatMap((question) => {
    const value = answers[question.key];
    return value === undefined ? [] : [{ question, value }];
  });

/** Identifies a question by its kind, text and choices, so that versions of a form share its numbers. */
const identityOf = ({ question: { kind, text, choices } }: Given) => JSON.stringify([kind, text, choices]);

const isScale = ({ kind }: FeedbackQuestionOfForm) => kind === 'stars' || kind === 'agree';

/** Summarises the earliest answers to each question separately, in whole steps. Sorts texts alphabetically. */
export function summariseQuestions(rows: readonly Answered[], steps: Steps): QuestionSummary[] {
  return [...Map.groupBy(rows.flatMap(givenIn), identityOf).values()].flatMap((given) => {
    const [first] = given;
    return first === undefined ? [] : [summariseOne(first.question, given, steps)];
  });
}

function summariseOne(question: FeedbackQuestionOfForm, given: readonly Given[], steps: Steps): QuestionSummary {
  const isText = question.kind === 'text';
  const values = given.map(({ value }) => value);
  const shown = values.slice(0, shownAnswers(values.length, isText ? steps.comments : steps.averages));
  const isCounted = !isText && shown.length > 0;
  return {
    ...{ question: question.text, answers: values.length, counted: shown.length },
    average:
      isCounted && isScale(question) ? shown.reduce((sum, value) => sum + Number(value), 0) / shown.length : null,
    counts: isCounted
      ? optionsOf(question).map(({ value }) => ({
          answer: answerText(question, value),
          count: shown.filter((one) => one === value).length,
        }))
      : [],
    texts: isText ? shown.toSorted((a, b) => a.localeCompare(b, 'en')) : [],
  };
}
