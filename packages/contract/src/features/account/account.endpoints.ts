import { endpoint } from '../../endpoint.ts';
import type { accountSchemas } from './account.schemas.ts';

export const getOwnDetails = endpoint<typeof accountSchemas.getOwnDetails>({
  method: 'GET',
  path: 'account/details',
  levels: ['member'],
  permission: 'account.own',
});

/**
 * Sends a link to the new address and notifies the old one. The answer does not reveal whether the new address is
 * taken.
 */
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

/** Sends a request to the admins of the person's organisations, or to the site admins when there are none. */
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

/**
 * Returns the name change that an admin is asked to approve. Reading changes nothing, because email scanners open links
 * too.
 */
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

/** Returns everything the site holds about the caller, as JSON in a zip. */
export const getOwnData = endpoint<typeof accountSchemas.getOwnData>({
  method: 'GET',
  path: 'account/data',
  levels: ['member'],
  permission: 'account.own',
  kind: 'file',
});
