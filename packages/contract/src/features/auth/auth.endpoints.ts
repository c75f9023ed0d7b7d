import { endpoint } from '../../endpoint.ts';
import type { authSchemas } from './auth.schemas.ts';

export const getCsrfCookie = endpoint<typeof authSchemas.getCsrfCookie>({
  method: 'GET',
  path: 'csrf-cookie',
  levels: ['site'],
  permission: 'auth.open',
  isReserved: true,
});

export const login = endpoint<typeof authSchemas.login>({
  method: 'POST',
  path: 'login',
  levels: ['site'],
  permission: 'auth.open',
  isReserved: true,
});

export const logout = endpoint<typeof authSchemas.logout>({
  method: 'POST',
  path: 'logout',
  levels: ['site'],
  permission: 'auth.open',
});

/**
 * Sends a link to reset a password. The answer is always the same, so that nobody learns which addresses have an
 * account.
 */
export const requestPasswordReset = endpoint<typeof authSchemas.requestPasswordReset>({
  method: 'POST',
  path: 'password/email',
  levels: ['site'],
  permission: 'auth.open',
});

export const resetPassword = endpoint<typeof authSchemas.resetPassword>({
  method: 'POST',
  path: 'password/reset',
  levels: ['site'],
  permission: 'auth.open',
});

export const getInvitation = endpoint<typeof authSchemas.getInvitation>({
  method: 'GET',
  path: 'invite/:token',
  levels: ['site'],
  permission: 'auth.open',
});

export const acceptInvitation = endpoint<typeof authSchemas.acceptInvitation>({
  method: 'POST',
  path: 'invite-accept/:token',
  levels: ['site'],
  permission: 'auth.open',
});

/** Sets the password of a provisional account and accepts the terms. Afterwards the account is active. */
export const completeAccount = endpoint<typeof authSchemas.completeAccount>({
  method: 'POST',
  path: 'provisional-account/complete',
  levels: ['member'],
  permission: 'auth.completeAccount',
});

export const getCurrentUser = endpoint<typeof authSchemas.getCurrentUser>({
  method: 'GET',
  path: 'user',
  levels: ['member'],
  permission: 'auth.user',
  storedForDay: 'always',
  opensBeforeTwoStep: true,
});

/** Lists every role in every place in which the caller can act. */
export const listActingContexts = endpoint<typeof authSchemas.listActingContexts>({
  method: 'GET',
  path: 'user/:userId/multi-context',
  levels: ['member'],
  permission: 'auth.multiContext',
});

/** Returns the id of the signed-in user. The route guard compares it with its own. */
export const getLoggedIn = endpoint<typeof authSchemas.getLoggedIn>({
  method: 'GET',
  path: 'logged-in',
  levels: ['member', 'site'],
  permission: 'auth.user',
  opensBeforeTwoStep: true,
});
