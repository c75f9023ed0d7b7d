import { endpoint } from '../../endpoint.ts';
import type { accountSchemas } from './account.schemas.ts';

export const getOwnDetails = endpoint<typeof accountSchemas.getOwnDetails>({
  method: 'GET',
  path: 'account/details',
  levels: ['member'],
  permission: 'account.own',
});

/** Sends a link to the new address and tells the old one. The same answer whoever has the address already. */
export const requestEmailChange = endpoint<typeof accountSchemas.requestEmailChange>({
  method: 'POST',
  path: 'account/email',
  levels: ['member'],
  permission: 'account.own',
});

export const cancelEmailChange = endpoint<typeof accountSchemas.cancelEmailChange>({
  method: 'DELETE',
  path: 'account/email',
  levels: ['member'],
  permission: 'account.own',
});

export const confirmEmailChange = endpoint<typeof accountSchemas.confirmEmailChange>({
  method: 'POST',
  path: 'confirm-email-change/:tokenId/:tokenKey',
  levels: ['site'],
  permission: 'account.byLink',
});

/** Asks the managers of the person's organisations, or the site admins where there are none. */
export const requestNameChange = endpoint<typeof accountSchemas.requestNameChange>({
  method: 'POST',
  path: 'account/name-change',
  levels: ['member'],
  permission: 'account.own',
});

export const withdrawNameChange = endpoint<typeof accountSchemas.withdrawNameChange>({
  method: 'DELETE',
  path: 'account/name-change',
  levels: ['member'],
  permission: 'account.own',
});

/** What a manager is asked to approve. Reading it changes nothing: mail scanners open links too. */
export const getNameChangeRequest = endpoint<typeof accountSchemas.getNameChangeRequest>({
  method: 'GET',
  path: 'name-change-request/:tokenId/:tokenKey',
  levels: ['site'],
  permission: 'account.byLink',
});

export const processNameChangeRequest = endpoint<typeof accountSchemas.processNameChangeRequest>({
  method: 'POST',
  path: 'process-name-change-request/:tokenId/:tokenKey/:action',
  levels: ['site'],
  permission: 'account.byLink',
});

export const saveTheme = endpoint<typeof accountSchemas.saveTheme>({
  method: 'PUT',
  path: 'account/theme',
  levels: ['member'],
  permission: 'account.own',
});

/** Everything the site holds about the person who asks, as JSON in a zip. */
export const getOwnData = endpoint<typeof accountSchemas.getOwnData>({
  method: 'GET',
  path: 'account/data',
  levels: ['member'],
  permission: 'account.own',
  kind: 'file',
});
