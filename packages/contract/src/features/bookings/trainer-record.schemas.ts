import { z } from 'zod';
import { id, listQuery, moment, pageOf, placeShown } from '../../common.schemas.ts';
import { questionKinds, questionStates } from './trainer-record.rules.ts';

const ofTrainer = z.strictObject({ trainerUserId: id });
const count = z.number().int();

/** Answers of a trainer in the last 12 months, and what the choice of a trainer compares of their courses. */
const scoreData = z.object({
  /** Courses that the trainer teaches well, better and best: levels 1, 2 and 3. */
  levels: z.array(count).length(3),
  /** Questions about dates that were not withdrawn before an answer, and those that the trainer answered. */
  questions: count,
  answered: count,
  /** Median of the hours until the trainer answered. Null without an answer. */
  median_hours: z.number().nullable(),
  /** Dates that the trainer accepted. */
  accepted: count,
  confirmed: count,
  rejected: count,
  /** Starts that the trainer did not confirm in time. */
  lapsed: count,
});
export type ScoreData = z.output<typeof scoreData>;

const question = z.object({
  /** Unique with `kind`. */
  id: count,
  kind: z.enum(questionKinds),
  state: z.enum(questionStates),
  project_id: count,
  /** One of the two is null: a request has questions, and a course of several days. */
  project_request_id: count.nullable(),
  multi_day_id: count.nullable(),
  /** Both courses of a two-in-one-day: "Injection technique and Basic life support". */
  course: z.string(),
  group: placeShown,
  /** First and last start in question. Both are the start to confirm. */
  window_start: moment,
  window_end: moment,
  sent_at: moment,
  due_at: moment,
  ended_at: moment.nullable(),
  /** Whether a site admin recorded the answer. */
  is_manual: z.boolean(),
});
export type TrainerQuestion = z.output<typeof question>;

export const trainerRecordSchemas = {
  getScoreData: { params: ofTrainer, response: scoreData },
  listTrainerQuestions: {
    params: ofTrainer,
    query: listQuery.extend({ open: z.enum(['', 'yes']).default('') }),
    response: pageOf(question),
  },
};
