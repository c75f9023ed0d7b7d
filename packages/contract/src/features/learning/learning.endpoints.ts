import { endpoint } from '../../endpoint.ts';
import { commitLimits } from './learning.rules.ts';
import type { learningSchemas } from './learning.schemas.ts';

export const getScoUser = endpoint<typeof learningSchemas.getScoUser>({
  method: 'GET',
  path: 'sco-user/:scoUserId',
  levels: ['member'],
  permission: 'learning.take',
});

/**
 * Opens the player: rotates the session token, so that tabs opened earlier turn stale, and answers where to play.
 * `again` begins a new attempt at a module that is finished.
 */
export const startScoUser = endpoint<typeof learningSchemas.startScoUser>({
  method: 'POST',
  path: 'sco-user/:scoUserId/start',
  levels: ['member'],
  permission: 'learning.take',
});

export const checkScoUserToken = endpoint<typeof learningSchemas.checkScoUserToken>({
  method: 'GET',
  path: 'sco-user/:scoUserId/check-token',
  levels: ['member'],
  permission: 'learning.take',
});

export const clearScoUserToken = endpoint<typeof learningSchemas.clearScoUserToken>({
  method: 'POST',
  path: 'sco-user/:scoUserId/clear-session-token',
  levels: ['member'],
  permission: 'learning.take',
});

/** A commit that the player could not send before it ended, kept by the browser and handed in later. */
export const commitScoUser = endpoint<typeof learningSchemas.commitScoUser>({
  method: 'POST',
  path: 'sco-user/:scoUserId/commit',
  levels: ['member'],
  permission: 'learning.take',
  isReserved: true,
  bodyBytes: commitLimits.bytes,
  takesBrokenText: true,
});

/** Idempotent: a second finish of the same session answers what the first one stored. */
export const finishScoUser = endpoint<typeof learningSchemas.finishScoUser>({
  method: 'POST',
  path: 'sco-user/:scoUserId/finish',
  levels: ['member'],
  permission: 'learning.take',
  bodyBytes: commitLimits.bytes,
  takesBrokenText: true,
});

export const getScoUserResults = endpoint<typeof learningSchemas.getScoUserResults>({
  method: 'GET',
  path: 'sco-user/:scoUserId/results',
  levels: ['member'],
  permission: 'learning.take',
});

export const askForScoUserFeedback = endpoint<typeof learningSchemas.askForScoUserFeedback>({
  method: 'GET',
  path: 'sco-user/:scoUserId/ask-for-feedback',
  levels: ['member'],
  permission: 'learning.take',
});

export const saveScoUserFeedback = endpoint<typeof learningSchemas.saveScoUserFeedback>({
  method: 'POST',
  path: 'sco-user/:scoUserId/save-feedback',
  levels: ['member'],
  permission: 'learning.take',
});

/** What happened around the attempt in the browser: a line in its audit trail. */
export const auditScoUser = endpoint<typeof learningSchemas.auditScoUser>({
  method: 'POST',
  path: 'sco-user/:scoUserId/audit',
  levels: ['member'],
  permission: 'learning.take',
});
