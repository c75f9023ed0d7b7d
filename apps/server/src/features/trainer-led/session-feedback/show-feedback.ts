import type { Answer as Response } from '@doselore/contract';
import type { getCourseFeedback, listOwnFeedback } from '@doselore/contract/session-feedback';
import type { FeedbackData } from './session-feedback.repository.ts';
import { everyAnswer, inSteps, shownComments, summarise } from './summarise.ts';
import { summariseQuestions } from './summarise-questions.ts';

type CourseFeedback = Response<typeof getCourseFeedback>;
type OwnFeedback = Response<typeof listOwnFeedback>;

const presentComment = (row: FeedbackData, nth: number, isNamed: boolean) => ({
  key: String(nth + 1),
  text: row.comment,
  author: isNamed ? row.author : null,
});

/** Returns the feedback about one course. `isNamed` shows every answer, with the authors of the comments. */
export function showCourseFeedback(rows: readonly FeedbackData[], { isNamed }: { isNamed: boolean }): CourseFeedback {
  const steps = isNamed ? everyAnswer : inSteps;
  const comments = shownComments(rows, steps).map((row, nth) => presentComment(row, nth, isNamed));
  return { ...summarise(rows, steps), comments, questions: summariseQuestions(rows, steps) };
}

const monthsShown = 12;

/** The month of `now` and the eleven before it, the oldest first. */
function monthsTo(now: Date): string[] {
  return Array.from({ length: monthsShown }, (_nothing, nth) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsShown + 1 + nth, 1)).toISOString().slice(0, 7),
  );
}

type Target = { productId?: number | undefined; page: number; per_page: number; now: Date };

/** Returns the feedback about a trainer, over all their courses or about one product. */
export function showOwnFeedback(
  rows: readonly FeedbackData[],
  { productId, page, per_page, now }: Target,
): OwnFeedback {
  const chosen = rows.filter((row) => productId === undefined || row.product_id === productId);
  const comments = shownComments(chosen, inSteps);
  const first = (page - 1) * per_page;
  return {
    rows: comments.slice(first, first + per_page).map((row, nth) => presentComment(row, first + nth, false)),
    total: comments.length,
    all: summarise(chosen, inSteps),
    questions: summariseQuestions(chosen, inSteps),
    products: [...Map.groupBy(rows, (row) => row.product_id)]
      .map(([id, target]) => ({ id, name: target[0]?.product ?? '', summary: summarise(target, inSteps) }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    months: monthsTo(now).map((month) => {
      const { averages, counted } = summarise(
        chosen.filter((row) => row.month === month),
        inSteps,
      );
      return { month, average: averages?.trainer ?? null, counted };
    }),
  };
}
