import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, email, id, moment, requiredText } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { themes } from '../auth/auth.rules.ts';
import { currentPassword } from '../auth/own-access.schemas.ts';
import { nameChangeActions } from './account.rules.ts';

/** Parts of a link from an email: the id of its row and the secret that proves it. */
const linkParams = { tokenId: id, tokenKey: z.string().max(200) };
const personName = { first_name: requiredText(limits.name), last_name: requiredText(limits.name) };

export const ownDetails = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** New address whose link has not been used yet. */
  new_email: z.string().nullable(),
  /** New name that nobody has approved yet. */
  new_name: z.object({ first_name: z.string(), last_name: z.string(), requested_at: moment }).nullable(),
});

export const accountSchemas = {
  getOwnDetails: { response: ownDetails },
  requestEmailChange: { body: z.strictObject({ email, currentPassword }), response: done },
  cancelEmailChange: { response: done },
  confirmEmailChange: { params: z.strictObject(linkParams), response: z.object({ email: z.string() }) },
  requestNameChange: { body: commandSchema(personName), response: done },
  withdrawNameChange: { response: done },
  getNameChangeRequest: {
    params: z.strictObject(linkParams),
    response: z.object({
      first_name: z.string(),
      last_name: z.string(),
      new_first_name: z.string(),
      new_last_name: z.string(),
      requested_at: moment,
    }),
  },
  processNameChangeRequest: {
    params: z.strictObject({ ...linkParams, action: z.enum(nameChangeActions) }),
    response: z.object({ state: z.enum(['approved', 'declined']) }),
  },
  saveTheme: { body: z.strictObject({ theme: z.enum(themes) }), response: done },
  getOwnData: { response: z.any() },
};
