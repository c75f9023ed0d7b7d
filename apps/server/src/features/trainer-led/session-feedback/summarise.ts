import { type FeedbackSummary, feedbackSteps, shownAnswers } from '@doselore/contract/session-feedback';

/** One answer, in the order of answering. */
export type Answer = { trainer: number; content: number; venue: number; recommend: number | null };

type Steps = { averages: number; comments: number };
/** Site admins see every answer at once. */
export const everyAnswer: Steps = { averages: 1, comments: 1 };
export const inSteps: Steps = feedbackSteps;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the numbers over the earliest answers, in whole steps. */
export function summarise(answers: readonly Answer[], { averages: step }: Steps): FeedbackSummary {
  const shown = answers.slice(0, shownAnswers(answers.length, step));
  const counts = { answers: answers.length, counted: shown.length, recommend: countRecommendations(answers, step) };
  if (shown.length === 0) return { ...counts, averages: null, distribution: null };
  return {
    ...counts,
    averages: {
      trainer: mean(shown.map((one) => one.trainer)),
      content: mean(shown.map((one) => one.content)),
      venue: mean(shown.map((one) => one.venue)),
    },
    distribution: [1, 2, 3, 4, 5].map((mark) => shown.filter((one) => one.trainer === mark).length),
  };
}

const scale = Array.from({ length: 11 }, (_nothing, mark) => mark);

/** Counts the earliest answers to the optional question, in whole steps of their own. */
function countRecommendations(answers: readonly Answer[], step: number): FeedbackSummary['recommend'] {
  const given = answers.flatMap(({ recommend }) => (recommend === null ? [] : [recommend]));
  const shown = given.slice(0, shownAnswers(given.length, step));
  const counts = { answers: given.length, counted: shown.length };
  if (shown.length === 0) return { ...counts, distribution: null };
  return { ...counts, distribution: scale.map((mark) => shown.filter((one) => one === mark).length) };
}

/** Comments of the earliest answers, in whole steps, without empty ones. Their order says nothing about their authors. */
export function shownComments<Row extends { comment: string }>(rows: readonly Row[], { comments: step }: Steps): Row[] {
  return rows
    .slice(0, shownAnswers(rows.length, step))
    .filter(({ comment }) => comment.trim() !== '')
    .sort((a, b) => a.comment.localeCompare(b.comment, 'en'));
}
