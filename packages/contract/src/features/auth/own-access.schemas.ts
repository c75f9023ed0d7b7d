import { z } from 'zod';
import { done, id, moment } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { newPassword } from './auth.schemas.ts';

/** Current password, repeated before a sensitive action. */
export const currentPassword = z.string().min(1, 'This is required').max(limits.passwordMax);

/** Session of this person. `device` is in words: "Firefox on Windows". */
export const sessionRow = z.object({
  id: z.number().int(),
  device: z.string(),
  is_current: z.boolean(),
  started_at: moment,
  seen_at: moment,
});

export const ownAccessSchemas = {
  changePassword: { body: z.strictObject({ currentPassword, ...newPassword }), response: done },
  stepUp: { body: z.strictObject({ currentPassword }), response: done },
  listSessions: { response: z.array(sessionRow) },
  endSession: { params: z.strictObject({ sessionId: id }), response: done },
  endOtherSessions: { response: z.object({ ended: z.number().int() }) },
};
