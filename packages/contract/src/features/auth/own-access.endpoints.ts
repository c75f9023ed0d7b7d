import { z } from 'zod';
import { done, id, limits, moment } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { newPassword } from './auth.schemas.ts';

/** The password a person has now, asked once more before something that matters. */
export const currentPassword = z.string().min(1, 'This is required').max(limits.passwordMax);

/** Ends every other session of this person; this one goes on under a new token. */
export const changePassword = defineEndpoint({
  method: 'POST',
  path: 'account/password',
  levels: ['member'],
  permission: 'auth.ownAccess',
  body: z.strictObject({ current_password: currentPassword, ...newPassword }),
  response: done,
});

/** For ten minutes this session may do what asks for more than a login of some time ago. */
export const stepUp = defineEndpoint({
  method: 'POST',
  path: 'account/step-up',
  levels: ['member'],
  permission: 'auth.ownAccess',
  body: z.strictObject({ current_password: currentPassword }),
  response: done,
});

/** One place where this person is logged in. `device` is in words: "Firefox on Windows". */
export const sessionRow = z.object({
  id: z.number().int(),
  device: z.string(),
  is_current: z.boolean(),
  started_at: moment,
  seen_at: moment,
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: 'account/sessions',
  levels: ['member'],
  permission: 'auth.ownAccess',
  response: z.array(sessionRow),
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: 'account/sessions/:sessionId',
  levels: ['member'],
  permission: 'auth.ownAccess',
  params: z.strictObject({ sessionId: id }),
  response: done,
});

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: 'account/sessions',
  levels: ['member'],
  permission: 'auth.ownAccess',
  response: z.object({ ended: z.number().int() }),
});
