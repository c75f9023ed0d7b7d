import { z } from 'zod';
import { day, done, id, moment } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { ruleMessages } from '../../messages.ts';
import { formAnswers, shownForm } from '../feedback-forms/feedback-forms.schemas.ts';
import { launchModes } from './learning.rules.ts';
import { attemptCommit, attemptDeltas, withdrawal } from './progress.schemas.ts';

/** Sub-course-user record of the specification. */
export const attemptRecord = z.object({
  id: z.number().int(),
  course_id: z.number().int(),
  group_id: z.number().int(),
  subgroup_id: z.number().int().nullable(),
  virtual_group_id: z.number().int().nullable(),
  licence_id: z.number().int(),
  index_url: z.string(),
  launch_data: z.string(),
  suspend_data: z.string(),
  lesson_location: z.string(),
  lesson_status: z.string(),
  total_time: z.string(),
  entry_value: z.string(),
  raw_score: z.string(),
  min_score: z.string(),
  max_score: z.string(),
  exit_value: z.string(),
  session_time: z.string(),
  credit: z.enum(['credit', 'no-credit']),
  accessed: moment.nullable(),
  attempts: z.number().int(),
  attempt_system_id: z.number().int(),
  interactionsOffset: z.number().int(),
  posted_interactions: z.number().int(),
  course_creator: z.string(),
  session_token_valid: z.boolean(),
  sco: z.object({ title: z.string() }),
  student: z.object({ id: z.number().int(), name: z.string() }),
});
export type AttemptRecord = z.output<typeof attemptRecord>;

export const answeredQuestion = z.object({
  index: z.number().int(),
  question: z.string(),
  type: z.string(),
  student_response: z.string(),
  correct_responses: z.array(z.string()),
  result: z.string(),
});

export const attemptOutcome = z.object({
  sco_user_id: z.number().int(),
  lesson_status: z.string(),
  raw_score: z.string(),
  course_completed: z.boolean(),
  certificate_id: z.number().int().nullable(),
  withdrawn: withdrawal.nullable(),
});

export const rating = z.coerce
  .number()
  .int()
  .min(1, 'Choose a rating from 1 to 5')
  .max(5, 'Choose a rating from 1 to 5');
export const feedbackComment = z.string().trim().max(limits.text, ruleMessages.maxText(limits.text)).default('');

export const courseRating = z.strictObject({ rating, comment: feedbackComment, ...formAnswers });

/** Player that was opened: its signed address, and the token of its commits. */
export const launched = z.object({
  /** Id of the attempt. It differs from the requested one when a new attempt began. */
  sco_user_id: z.number().int(),
  play_url: z.string(),
  content_origin: z.string(),
  session_token: z.string(),
  title: z.string(),
  course_title: z.string(),
  mode: z.enum(launchModes),
});
export type Launched = z.output<typeof launched>;

const attempt = z.strictObject({ scoUserId: id });
const sessionToken = z.string().min(20).max(200);

export const learningSchemas = {
  getScoUser: { params: attempt, response: attemptRecord },
  startScoUser: {
    params: attempt,
    body: z.strictObject({ again: z.boolean().default(false), practice: z.boolean().default(false) }),
    response: launched,
  },
  checkScoUserToken: {
    params: attempt,
    query: z.strictObject({ token: sessionToken }),
    response: z.object({ valid: z.boolean(), withdrawn: withdrawal.nullable() }),
  },
  clearScoUserToken: { params: attempt, body: z.strictObject({ token: sessionToken }), response: done },
  commitScoUser: {
    params: attempt,
    body: attemptCommit,
    response: z.object({
      /** Highest number that has been applied. */
      seq: z.number().int(),
      /** False when a later commit had been stored before. Then nothing changed. */
      applied: z.boolean(),
      withdrawn: withdrawal.nullable(),
    }),
  },
  finishScoUser: {
    params: attempt,
    body: z.strictObject({ attempt_id: id, token: sessionToken, data: attemptDeltas.default([]) }),
    response: attemptOutcome,
  },
  getScoUserResults: {
    params: attempt,
    response: z.object({
      course_id: z.number().int(),
      group_id: z.number().int(),
      course_title: z.string(),
      title: z.string(),
      modules: z.number().int(),
      /** False while no session of the attempt has been stored. */
      has_progress: z.boolean(),
      lesson_status: z.string(),
      raw_score: z.string(),
      max_score: z.string(),
      mastery_score: z.number().nullable(),
      attempts: z.number().int(),
      max_attempts: z.number().int().nullable(),
      total_time: z.string(),
      finished_at: moment.nullable(),
      course_completed: z.boolean(),
      withdrawn: withdrawal.nullable(),
      certificate: z.object({ id: z.number().int(), awarded_on: day, expires_on: day.nullable() }).nullable(),
      /** True for a finished module while no open licence renews the course. */
      may_practise: z.boolean(),
      /** True for a failed module with an attempt left, in a course that has not ended. */
      may_try_again: z.boolean(),
      /** Result of the last practice that has ended. It counts for nothing. */
      practice: z
        .object({ lesson_status: z.string(), raw_score: z.string(), max_score: z.string(), ended_at: moment })
        .nullable(),
      answers: z.array(answeredQuestion),
    }),
  },
  askForScoUserFeedback: { params: attempt, response: z.object({ ask: z.boolean(), form: shownForm }) },
  saveScoUserFeedback: { params: attempt, body: courseRating, response: done },
  auditScoUser: {
    params: attempt,
    body: z.strictObject({
      event: z.enum([
        'opened',
        'left_early',
        'stayed',
        'exit_chosen',
        'exit_timed_out',
        'went_offline',
        'came_back',
        'taken_over',
      ]),
      detail: z.string().max(500).default(''),
    }),
    response: done,
  },
};
