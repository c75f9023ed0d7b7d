/** Questions of the feedback form. `venue` is about the connection where the course was virtual. */
export const feedbackQuestions = ['trainer', 'content', 'venue'] as const;
export type FeedbackQuestion = (typeof feedbackQuestions)[number];

export const feedbackQuestionNames: Readonly<Record<FeedbackQuestion, string>> = {
  trainer: 'Trainer',
  content: 'Content',
  venue: 'Place or connection',
};

/** Answers from which averages are shown to trainers and organisations, and comments. Both grow by as many answers. */
export const feedbackSteps = { averages: 3, comments: 5 } as const;

/**
 * Returns how many of the earliest answers are shown. They are shown in whole steps, so that nobody who looks before and
 * after one answer learns what it was.
 */
export const shownAnswers = (answers: number, step: number): number => Math.floor(answers / step) * step;
