import { z } from 'zod';
import { done, email, id } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import {
  actingContext,
  credentials,
  currentUser,
  invitation,
  linkToken,
  newPassword,
  twoStepAsked,
} from './auth.schemas.ts';

export const getCsrfCookie = defineEndpoint({
  method: 'GET',
  path: 'csrf-cookie',
  levels: ['site'],
  permission: 'auth.open',
  isReserved: true,
  response: done,
});

export const login = defineEndpoint({
  method: 'POST',
  path: 'login',
  levels: ['site'],
  permission: 'auth.open',
  isReserved: true,
  body: credentials,
  response: z.union([currentUser, twoStepAsked]),
});

export const logout = defineEndpoint({
  method: 'POST',
  path: 'logout',
  levels: ['site'],
  permission: 'auth.open',
  response: done,
});

/** Always the same answer, so that nobody learns which addresses have an account. */
export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: 'password/email',
  levels: ['site'],
  permission: 'auth.open',
  body: z.strictObject({ email }),
  response: done,
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: 'password/reset',
  levels: ['site'],
  permission: 'auth.open',
  body: z.strictObject({ token: linkToken, ...newPassword }),
  response: done,
});

export const getInvitation = defineEndpoint({
  method: 'GET',
  path: 'invite/:token',
  levels: ['site'],
  permission: 'auth.open',
  params: z.strictObject({ token: linkToken }),
  response: invitation,
});

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: 'invite-accept/:token',
  levels: ['site'],
  permission: 'auth.open',
  params: z.strictObject({ token: linkToken }),
  body: z.strictObject({
    ...newPassword,
    acceptedTerms: z.literal(true, 'Accept the terms and conditions to continue'),
  }),
  response: done,
});

/** A provisional account sets its own password and accepts the terms; afterwards it is a full one. */
export const completeAccount = defineEndpoint({
  method: 'POST',
  path: 'provisional-account/complete',
  levels: ['member'],
  permission: 'auth.completeAccount',
  body: z.strictObject({
    ...newPassword,
    acceptedTerms: z.literal(true, 'Accept the terms and conditions to continue'),
  }),
  response: currentUser,
});

export const getCurrentUser = defineEndpoint({
  method: 'GET',
  path: 'user',
  levels: ['member'],
  permission: 'auth.user',
  opensBeforeTwoStep: true,
  response: currentUser,
});

/** Every role in every place this person can act in. */
export const listActingContexts = defineEndpoint({
  method: 'GET',
  path: 'user/:userId/multi-context',
  levels: ['member'],
  permission: 'auth.multiContext',
  params: z.strictObject({ userId: id }),
  response: z.array(actingContext),
});

/** The id of the signed-in user; the route guard compares it with the one it holds (point 4). */
export const getLoggedIn = defineEndpoint({
  method: 'GET',
  path: 'logged-in',
  levels: ['member', 'site'],
  permission: 'auth.user',
  opensBeforeTwoStep: true,
  response: z.object({ id: z.number().int() }),
});
