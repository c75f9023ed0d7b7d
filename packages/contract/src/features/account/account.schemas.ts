import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id, moment } from '../../common.schemas.ts';
import { sentFields } from '../../record-fields.schemas.ts';
import { themes } from '../auth/auth.rules.ts';
import { ownEmailFields, ownNameFields } from './account.fields.ts';
import { nameChangeActions } from './account.rules.ts';

/** Parts of a link from an email: the id of its row and the secret that proves it. */
const linkParams = { tokenId: id, tokenKey: z.string().max(200) };

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
  requestEmailChange: { body: commandSchema(sentFields(ownEmailFields)), response: done },
  cancelEmailChange: { response: done },
  confirmEmailChange: { params: z.strictObject(linkParams), response: z.object({ email: z.string() }) },
  requestNameChange: { body: commandSchema(sentFields(ownNameFields)), response: done },
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
