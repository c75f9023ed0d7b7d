/** Questions of the feedback form. `venue` is about the connection where the course was virtual. */
export const feedbackQuestions = ['trainer', 'content', 'venue'] as const;
export type FeedbackQuestion = (typeof feedbackQuestions)[number];

export const feedbackQuestionNames: Readonly<Record<FeedbackQuestion, string>> = {
  trainer: 'Trainer',
  content: 'Content',
  venue: 'Place or connection',
};

/** Numbers from 0 to 10 from which an answer to the optional question counts as a recommendation, and up to which as none. */
const [recommends, doubts] = [9, 6];

/**
 * Counts the people who recommend a course (9 and 10) and who do not (0 to 6), and returns the difference of their shares
 * from -100 to 100. `distribution` has the numbers of answers from 0 to 10.
 */
export function recommendationOf(distribution: readonly number[]): { for: number; against: number; score: number } {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, count) => total + count, 0);
  const [all, forIt, against] = [
    sum(distribution),
    sum(distribution.slice(recommends)),
    sum(distribution.slice(0, doubts + 1)),
  ];
  return { for: forIt, against, score: all === 0 ? 0 : Math.round(((forIt - against) / all) * 100) };
}

/** Answers from which averages are shown to trainers and organisations, and comments. Both grow by as many answers. */
export const feedbackSteps = { averages: 3, comments: 5 } as const;

/**
 * Returns how many of the earliest answers are shown. They are shown in whole steps, so that nobody who looks before and
 * after one answer learns what it was.
 */
export const shownAnswers = (answers: number, step: number): number => Math.floor(answers / step) * step;
