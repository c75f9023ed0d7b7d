import { z } from 'zod';
import { done, id, moment, requiredText } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { currentUser } from './auth.schemas.ts';
import { currentPassword } from './own-access.endpoints.ts';

/** Longest name of a passkey, such as "Work phone". */
export const passkeyNameMax = 60;

const publicKey = z.literal('public-key');
const encoded = z.string().max(20_000);
/** Not strict: what browsers say besides differs, and is neither read nor kept. */
const answerOf = <Shape extends z.ZodRawShape>(response: Shape) =>
  z.object({ id: z.string().max(1_400), rawId: z.string().max(1_400), type: publicKey, response: z.object(response) });

export const passkeyRow = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: moment,
  last_used_at: moment.nullable(),
});

export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: 'account/passkeys',
  levels: ['member'],
  permission: 'auth.passkeys',
  response: z.array(passkeyRow),
});

/** What the browser needs to make a passkey for this account. */
export const beginPasskey = defineEndpoint({
  method: 'POST',
  path: 'account/passkeys/begin',
  levels: ['member'],
  permission: 'auth.passkeys',
  body: z.strictObject({ current_password: currentPassword }),
  response: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number().int() })),
    timeout: z.number().int(),
    excludeCredentials: z.array(z.object({ type: publicKey, id: z.string() })),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: 'account/passkeys',
  levels: ['member'],
  permission: 'auth.passkeys',
  body: z.strictObject({
    name: requiredText(passkeyNameMax),
    credential: answerOf({ clientDataJSON: encoded, attestationObject: encoded }),
  }),
  response: passkeyRow,
});

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: 'account/passkeys/:passkeyId',
  levels: ['member'],
  permission: 'auth.passkeys',
  params: z.strictObject({ passkeyId: id }),
  response: done,
});

/** What the browser needs to find a passkey for this site; it says nothing of any account. */
export const beginPasskeyLogin = defineEndpoint({
  method: 'POST',
  path: 'login/passkey/begin',
  levels: ['site'],
  permission: 'auth.open',
  isReserved: true,
  response: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number().int(),
    userVerification: z.literal('required'),
  }),
});

/** The device has asked for a finger, a face or its own code: that and the key are two steps in one. */
export const logInWithPasskey = defineEndpoint({
  method: 'POST',
  path: 'login/passkey',
  levels: ['site'],
  permission: 'auth.open',
  isReserved: true,
  body: z.strictObject({
    credential: answerOf({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
    }),
  }),
  response: currentUser,
});
