import { z } from 'zod';
import { done, moment } from '../../common.schemas.ts';
import { currentUser } from './auth.schemas.ts';
import { currentPassword } from './own-access.schemas.ts';

/** Six-digit code from the app, or a recovery code. Spaces and hyphens do not count. */
const code = z.string().trim().min(1, 'This is required').max(40);
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const twoStepSchemas = {
  passTwoStep: { body: z.strictObject({ challenge: z.string().max(300), code }), response: currentUser },
  getTwoStep: {
    response: z.object({
      since: moment.nullable(),
      recovery_codes_left: z.number().int(),
      /** True when the policy of the site or an organisation applies, so that the person cannot turn it off. */
      is_required: z.boolean(),
    }),
  },
  beginTwoStep: {
    /** `picture` is a QR code as a data address. `secret` is the same for typing. */
    response: z.object({ secret: z.string(), picture: z.string() }),
  },
  confirmTwoStep: { body: z.strictObject({ code }), response: recoveryCodes },
  renewRecoveryCodes: { body: z.strictObject({ currentPassword }), response: recoveryCodes },
  removeTwoStep: { body: z.strictObject({ currentPassword }), response: done },
};
