import { endpoint } from '../../endpoint.ts';
import type { ownAccessSchemas } from './own-access.schemas.ts';

/** Ends every other session of this person; this one goes on under a new token. */
export const changePassword = endpoint<typeof ownAccessSchemas.changePassword>({
  method: 'POST',
  path: 'account/password',
  levels: ['member'],
  permission: 'auth.ownAccess',
});

/** For ten minutes this session may do what asks for more than a login of some time ago. */
export const stepUp = endpoint<typeof ownAccessSchemas.stepUp>({
  method: 'POST',
  path: 'account/step-up',
  levels: ['member'],
  permission: 'auth.ownAccess',
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
