import { z } from 'zod';
import { done, moment } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { currentUser } from './auth.schemas.ts';
import { currentPassword } from './own-access.endpoints.ts';

/** Six figures from the app, or a recovery code; spaces and hyphens do not count. */
const code = z.string().trim().min(1, 'This is required').max(40);
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** Second half of a login whose first half answered with a challenge. */
export const passTwoStep = defineEndpoint({
  method: 'POST',
  path: 'login/two-step',
  levels: ['site'],
  permission: 'auth.open',
  isReserved: true,
  body: z.strictObject({ challenge: z.string().max(300), code }),
  response: currentUser,
});

export const getTwoStep = defineEndpoint({
  method: 'GET',
  path: 'account/two-step',
  levels: ['member'],
  permission: 'auth.twoStep',
  opensBeforeTwoStep: true,
  response: z.object({
    since: moment.nullable(),
    recovery_codes_left: z.number().int(),
    /** The policy of the site or of an organisation: the person cannot turn it off. */
    is_required: z.boolean(),
  }),
});

/** Makes a secret for the app. It asks for nothing until a first code has confirmed it. */
export const beginTwoStep = defineEndpoint({
  method: 'POST',
  path: 'account/two-step',
  levels: ['member'],
  permission: 'auth.twoStep',
  opensBeforeTwoStep: true,
  body: z.strictObject({ current_password: currentPassword }),
  /** `picture` is a QR code as a data address, `secret` the same for typing. */
  response: z.object({ secret: z.string(), picture: z.string() }),
});

/** Shows the recovery codes, this once. Other sessions end: they were begun without the second step. */
export const confirmTwoStep = defineEndpoint({
  method: 'POST',
  path: 'account/two-step/confirm',
  levels: ['member'],
  permission: 'auth.twoStep',
  opensBeforeTwoStep: true,
  body: z.strictObject({ code }),
  response: recoveryCodes,
});

/** New recovery codes; the ones before are void. */
export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: 'account/two-step/recovery-codes',
  levels: ['member'],
  permission: 'auth.twoStep',
  body: z.strictObject({ current_password: currentPassword }),
  response: recoveryCodes,
});

export const removeTwoStep = defineEndpoint({
  method: 'POST',
  path: 'account/two-step/remove',
  levels: ['member'],
  permission: 'auth.twoStep',
  body: z.strictObject({ current_password: currentPassword }),
  response: done,
});
