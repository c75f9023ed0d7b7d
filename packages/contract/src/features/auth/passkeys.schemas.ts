import { z } from 'zod';
import { done, id, moment, requiredText } from '../../common.schemas.ts';
import { currentUser } from './auth.schemas.ts';
import { currentPassword } from './own-access.schemas.ts';
import { passkeyNameMax } from './passkeys.rules.ts';

const publicKey = z.literal('public-key');
const encoded = z.string().max(20_000);
/** Answer of a browser. Not strict: browsers add different fields, which are neither read nor stored. */
const answerOf = <Shape extends z.ZodRawShape>(response: Shape) =>
  z.object({ id: z.string().max(1_400), rawId: z.string().max(1_400), type: publicKey, response: z.object(response) });

export const passkeyRow = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: moment,
  last_used_at: moment.nullable(),
});

export const passkeysSchemas = {
  listPasskeys: { response: z.array(passkeyRow) },
  beginPasskey: {
    body: z.strictObject({ currentPassword }),
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
  },
  addPasskey: {
    body: z.strictObject({
      name: requiredText(passkeyNameMax),
      credential: answerOf({ clientDataJSON: encoded, attestationObject: encoded }),
    }),
    response: passkeyRow,
  },
  removePasskey: { params: z.strictObject({ passkeyId: id }), response: done },
  beginPasskeyLogin: {
    response: z.object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.number().int(),
      userVerification: z.literal('required'),
    }),
  },
  logInWithPasskey: {
    body: z.strictObject({
      credential: answerOf({
        clientDataJSON: encoded,
        authenticatorData: encoded,
        signature: encoded,
      }),
    }),
    response: currentUser,
  },
};
