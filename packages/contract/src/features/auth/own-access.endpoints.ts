import { endpoint } from '../../endpoint.ts';
import type { ownAccessSchemas } from './own-access.schemas.ts';

/** Changes the caller's password and ends every other session of theirs. This session continues under a new token. */
export const changePassword = endpoint<typeof ownAccessSchemas.changePassword>({
  method: 'POST',
  path: 'account/password',
  levels: ['member'],
  permission: 'auth.ownAccess',
});

/** Allows sensitive actions in this session for 10 minutes, after the password was repeated. */
export const stepUp = endpoint<typeof ownAccessSchemas.stepUp>({
  method: 'POST',
  path: 'account/step-up',
  levels: ['member'],
  permission: 'auth.ownAccess',
  opensBeforeTwoStep: true,
});

export const listSessions = endpoint<typeof ownAccessSchemas.listSessions>({
  method: 'GET',
  path: 'account/sessions',
  levels: ['member'],
  permission: 'auth.ownAccess',
});

export const endSession = endpoint<typeof ownAccessSchemas.endSession>({
  method: 'DELETE',
  path: 'account/sessions/:sessionId',
  levels: ['member'],
  permission: 'auth.ownAccess',
});

export const endOtherSessions = endpoint<typeof ownAccessSchemas.endOtherSessions>({
  method: 'DELETE',
  path: 'account/sessions',
  levels: ['member'],
  permission: 'auth.ownAccess',
});
