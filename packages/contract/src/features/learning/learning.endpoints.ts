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
 * Opens the player. Replaces the session token, so that earlier tabs become stale, and returns the address of the
 * player. `again` begins a new attempt at a module that was not passed. A finished module is opened for review, which
 * stores nothing, or with `practice` for a practice, which is stored apart and counts for nothing.
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

/** Stores an offline commit: the browser saved it because the player could not send it, and resends it later. */
export const commitScoUser = endpoint<typeof learningSchemas.commitScoUser>({
  method: 'POST',
  path: 'sco-user/:scoUserId/commit',
  levels: ['member'],
  permission: 'learning.take',
  isReserved: true,
  bodyBytes: commitLimits.bytes,
  takesBrokenText: true,
});

/** Finishes an attempt. A second finish of the same session answers what the first one stored. */
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

/** Adds a browser event around the attempt to its audit trail. */
export const auditScoUser = endpoint<typeof learningSchemas.auditScoUser>({
  method: 'POST',
  path: 'sco-user/:scoUserId/audit',
  levels: ['member'],
  permission: 'learning.take',
});
