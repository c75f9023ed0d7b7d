import { z } from 'zod';
import { done, email, id, limits, moment, requiredText } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { themes } from '../auth/auth.schemas.ts';
import { currentPassword } from '../auth/own-access.endpoints.ts';

/** The two halves of a link from an email: the row it stands for and the secret that proves it. */
const linkParams = { tokenId: id, tokenKey: z.string().max(200) };
const personName = { first_name: requiredText(limits.name), last_name: requiredText(limits.name) };

export const ownDetails = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** The address that waits for its link to be used. */
  new_email: z.string().nullable(),
  /** The name that waits for somebody to approve it. */
  new_name: z.object({ first_name: z.string(), last_name: z.string(), requested_at: moment }).nullable(),
});

export const getOwnDetails = defineEndpoint({
  method: 'GET',
  path: 'account/details',
  levels: ['member'],
  permission: 'account.own',
  response: ownDetails,
});

/** Sends a link to the new address and tells the old one. The same answer whoever has the address already. */
export const requestEmailChange = defineEndpoint({
  method: 'POST',
  path: 'account/email',
  levels: ['member'],
  permission: 'account.own',
  body: z.strictObject({ email, current_password: currentPassword }),
  response: done,
});

export const cancelEmailChange = defineEndpoint({
  method: 'DELETE',
  path: 'account/email',
  levels: ['member'],
  permission: 'account.own',
  response: done,
});

export const confirmEmailChange = defineEndpoint({
  method: 'POST',
  path: 'confirm-email-change/:tokenId/:tokenKey',
  levels: ['site'],
  permission: 'account.byLink',
  params: z.strictObject(linkParams),
  response: z.object({ email: z.string() }),
});

/** Asks the managers of the person's organisations, or the site admins where there are none. */
export const requestNameChange = defineEndpoint({
  method: 'POST',
  path: 'account/name-change',
  levels: ['member'],
  permission: 'account.own',
  body: z.strictObject(personName),
  response: done,
});

export const withdrawNameChange = defineEndpoint({
  method: 'DELETE',
  path: 'account/name-change',
  levels: ['member'],
  permission: 'account.own',
  response: done,
});

export const nameChangeActions = ['approve', 'decline'] as const;
export type NameChangeAction = (typeof nameChangeActions)[number];

/** What a manager is asked to approve. Reading it changes nothing: mail scanners open links too. */
export const getNameChangeRequest = defineEndpoint({
  method: 'GET',
  path: 'name-change-request/:tokenId/:tokenKey',
  levels: ['site'],
  permission: 'account.byLink',
  params: z.strictObject(linkParams),
  response: z.object({
    first_name: z.string(),
    last_name: z.string(),
    new_first_name: z.string(),
    new_last_name: z.string(),
    requested_at: moment,
  }),
});

export const processNameChangeRequest = defineEndpoint({
  method: 'POST',
  path: 'process-name-change-request/:tokenId/:tokenKey/:action',
  levels: ['site'],
  permission: 'account.byLink',
  params: z.strictObject({ ...linkParams, action: z.enum(nameChangeActions) }),
  response: z.object({ state: z.enum(['approved', 'declined']) }),
});

export const saveTheme = defineEndpoint({
  method: 'PUT',
  path: 'account/theme',
  levels: ['member'],
  permission: 'account.own',
  body: z.strictObject({ theme: z.enum(themes) }),
  response: done,
});

/** Everything the site holds about the person who asks, as JSON in a zip. */
export const getOwnData = defineEndpoint({
  method: 'GET',
  path: 'account/data',
  levels: ['member'],
  permission: 'account.own',
  kind: 'file',
  response: z.any(),
});
