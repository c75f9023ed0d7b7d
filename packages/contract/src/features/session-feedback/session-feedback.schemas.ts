import { z } from 'zod';
import { id, inVirtualGroup, listQuery, pageOf, placeShown } from '../../common.schemas.ts';

const marks = z.object({ trainer: z.number(), content: z.number(), venue: z.number() });

/** Numbers over answers. Null while there are too few. */
const summary = z.object({
  /** People who answered. The numbers include only the first `counted` people. */
  answers: z.number().int(),
  counted: z.number().int(),
  /** Means from 1 to 5. */
  averages: marks.nullable(),
  /** Numbers of answers that gave the trainer 1, 2, 3, 4 and 5. */
  distribution: z.array(z.number().int()).length(5).nullable(),
  /** The optional question, whose answers are counted by themselves: how many gave 0, 1, … and 10. */
  recommend: z.object({
    answers: z.number().int(),
    counted: z.number().int(),
    distribution: z.array(z.number().int()).length(11).nullable(),
  }),
});
export type FeedbackSummary = z.output<typeof summary>;

const comment = z.object({
  /** Place in the list, because a comment has no number that leads to its author. */
  key: z.string(),
  text: z.string(),
  /** Name of the delegate who wrote the feedback. Null for everybody but site admins. */
  author: z.string().nullable(),
});

/** Answers to one question of a form, as it was asked. */
const questionSummary = z.object({
  question: z.string(),
  /** People who answered it. The numbers include only the first `counted` people. */
  answers: z.number().int(),
  counted: z.number().int(),
  /** Mean from 1 to 5 of stars and agreement. */
  average: z.number().nullable(),
  /** Empty below the minimum number of answers, and for free text. */
  counts: z.array(z.object({ answer: z.string(), count: z.number().int() })),
  texts: z.array(z.string()),
});
export type QuestionSummary = z.output<typeof questionSummary>;

export const sessionFeedbackSchemas = {
  getCourseFeedback: {
    params: inVirtualGroup,
    response: summary.extend({ comments: z.array(comment), questions: z.array(questionSummary) }),
  },
  getTrainerFeedback: { params: z.strictObject({ trainerUserId: id }), response: summary },
  listOwnFeedback: {
    query: listQuery.extend({ productId: id.optional() }),
    response: pageOf(comment).extend({
      all: summary,
      /** Answers to the questions of the forms. Questions of the same kind, words and choices count together. */
      questions: z.array(questionSummary),
      products: z.array(placeShown.extend({ summary })),
      /** The last twelve months, the oldest first. `average` is that of the trainer. */
      months: z.array(z.object({ month: z.string(), average: z.number().nullable(), counted: z.number().int() })),
    }),
  },
};
