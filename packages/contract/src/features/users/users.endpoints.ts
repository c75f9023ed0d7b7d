import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { usersSchemas } from './users.schemas.ts';

const superAdmin = ['superAdmin'] as const;

/** Lists users. A paged POST, so that the search text stays out of addresses and logs. */
export const listUsers = endpoint<typeof usersSchemas.listUsers>({
  method: 'POST',
  path: 'users',
  levels: superAdmin,
  permission: 'users.read',
});
export const getUsersCsv = csvOf(listUsers);

export const findUserWithEmail = endpoint<typeof usersSchemas.findUserWithEmail>({
  method: 'GET',
  path: 'users/with-email',
  levels: superAdmin,
  permission: 'users.read',
});

export const findUserWithUsername = endpoint<typeof usersSchemas.findUserWithUsername>({
  method: 'GET',
  path: 'users/with-username',
  levels: superAdmin,
  permission: 'users.read',
});

export const getUser = endpoint<typeof usersSchemas.getUser>({
  method: 'GET',
  path: 'users/:userId',
  levels: superAdmin,
  permission: 'users.read',
});

export const createUser = endpoint<typeof usersSchemas.createUser>({
  method: 'POST',
  path: 'users/new',
  levels: superAdmin,
  permission: 'users.write',
});

export const changeUser = endpoint<typeof usersSchemas.changeUser>({
  method: 'PUT',
  path: 'users/:userId',
  levels: superAdmin,
  permission: 'users.write',
});

export const makeUserLive = endpoint<typeof usersSchemas.makeUserLive>({
  method: 'POST',
  path: 'users/:userId/make-live',
  levels: superAdmin,
  permission: 'users.write',
});

/** Sends an invitation when the account is not yet activated, otherwise a link to choose a new password. */
export const sendUserLink = endpoint<typeof usersSchemas.sendUserLink>({
  method: 'POST',
  path: 'users/:userId/send-link',
  levels: superAdmin,
  permission: 'users.sendLink',
});

/**
 * Ends two-step verification for somebody who has lost it. Removes the app, recovery codes and passkeys, and ends all
 * sessions.
 */
export const endUserTwoStep = endpoint<typeof usersSchemas.endUserTwoStep>({
  method: 'POST',
  path: 'users/:userId/end-two-step',
  levels: superAdmin,
  permission: 'users.endTwoStep',
});

/** Returns everything that is stored about a person, to answer an access request. The person can fetch the same. */
export const exportSubject = endpoint<typeof usersSchemas.exportSubject>({
  method: 'POST',
  path: 'users/:userId/subject-export',
  levels: superAdmin,
  permission: 'users.exportData',
  kind: 'file',
});
