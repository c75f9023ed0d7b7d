import { z } from 'zod';
import { day, done, id, moment } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import {
  answeredQuestion,
  attemptCommit,
  attemptDeltas,
  attemptOutcome,
  attemptRecord,
  commitLimits,
  courseRating,
  withdrawal,
} from './learning.schemas.ts';

const attempt = z.strictObject({ scoUserId: id });
const sessionToken = z.string().min(20).max(200);

export const getScoUser = defineEndpoint({
  method: 'GET',
  path: 'sco-user/:scoUserId',
  levels: ['member'],
  permission: 'learning.take',
  params: attempt,
  response: attemptRecord,
});

/**
 * Opens the player: rotates the session token, so that tabs opened earlier turn stale, and answers where to play.
 * `again` begins a new attempt at a module that is finished.
 */
export const startScoUser = defineEndpoint({
  method: 'POST',
  path: 'sco-user/:scoUserId/start',
  levels: ['member'],
  permission: 'learning.take',
  params: attempt,
  body: z.strictObject({ again: z.boolean().default(false) }),
  response: z.object({
    /** Another id than asked for when a new attempt began. */
    sco_user_id: z.number().int(),
    play_url: z.string(),
    content_origin: z.string(),
    session_token: z.string(),
    title: z.string(),
    course_title: z.string(),
    mode: z.enum(['normal', 'review']),
  }),
});

export const checkScoUserToken = defineEndpoint({
  method: 'GET',
  path: 'sco-user/:scoUserId/check-token',
  levels: ['member'],
  permission: 'learning.take',
  params: attempt,
  query: z.strictObject({ token: sessionToken }),
  response: z.object({ valid: z.boolean(), withdrawn: withdrawal.nullable() }),
});

export const clearScoUserToken = defineEndpoint({
  method: 'POST',
  path: 'sco-user/:scoUserId/clear-session-token',
  levels: ['member'],
  permission: 'learning.take',
  params: attempt,
  body: z.strictObject({ token: sessionToken }),
  response: done,
});

/** A commit that the player could not send before it ended, kept by the browser and handed in later. */
export const commitScoUser = defineEndpoint({
  method: 'POST',
  path: 'sco-user/:scoUserId/commit',
  levels: ['member'],
  permission: 'learning.take',
  isReserved: true,
  params: attempt,
  body: attemptCommit,
  bodyBytes: commitLimits.bytes,
  takesBrokenText: true,
  response: z.object({
    /** The highest that has been applied. */
    seq: z.number().int(),
    /** False when a later one had been stored before: nothing changed. */
    applied: z.boolean(),
    withdrawn: withdrawal.nullable(),
  }),
});

/** Idempotent: a second finish of the same session answers what the first one stored. */
export const finishScoUser = defineEndpoint({
  method: 'POST',
  path: 'sco-user/:scoUserId/finish',
  levels: ['member'],
  permission: 'learning.take',
  params: attempt,
  body: z.strictObject({ attempt_id: id, token: sessionToken, data: attemptDeltas.default([]) }),
  bodyBytes: commitLimits.bytes,
  takesBrokenText: true,
  response: attemptOutcome,
});

export const getScoUserResults = defineEndpoint({
  method: 'GET',
  path: 'sco-user/:scoUserId/results',
  levels: ['member'],
  permission: 'learning.take',
  params: attempt,
  response: z.object({
    course_id: z.number().int(),
    group_id: z.number().int(),
    course_title: z.string(),
    title: z.string(),
    modules: z.number().int(),
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
    answers: z.array(answeredQuestion),
  }),
});

export const askForScoUserFeedback = defineEndpoint({
  method: 'GET',
  path: 'sco-user/:scoUserId/ask-for-feedback',
  levels: ['member'],
  permission: 'learning.take',
  params: attempt,
  response: z.object({ ask: z.boolean() }),
});

export const saveScoUserFeedback = defineEndpoint({
  method: 'POST',
  path: 'sco-user/:scoUserId/save-feedback',
  levels: ['member'],
  permission: 'learning.take',
  params: attempt,
  body: courseRating,
  response: done,
});

/** What happened around the attempt in the browser: a line in its audit trail. */
export const auditScoUser = defineEndpoint({
  method: 'POST',
  path: 'sco-user/:scoUserId/audit',
  levels: ['member'],
  permission: 'learning.take',
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
});
