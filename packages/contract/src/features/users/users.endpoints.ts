import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.ts';
import { done, email, id, limits, listQuery, pageOf, requiredText } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { twoStepEnds } from './people.rules.ts';
import { accountStates, identityFields, professionFields } from './people.schemas.ts';

const superAdmin = ['superAdmin'] as const;
const place = z.object({ id: z.number().int(), name: z.string() });

export const userRow = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  username: z.string().nullable(),
  job_role: z.string().nullable(),
  registration_number: z.string().nullable(),
  state: z.enum(accountStates),
  demo: z.boolean(),
  roles: z.array(z.string()),
  groups: z.array(place),
  last_seen_at: z.string().nullable(),
});
export type UserRow = z.output<typeof userRow>;

export const userFilters = listQuery.extend({
  demo: z.boolean().default(false),
  state: z.enum(['', ...accountStates]).default(''),
  role: z.enum(['', 'super_admin', 'group_admin', 'subgroup_admin', 'trainer', 'organiser', 'none']).default(''),
});
export type UserFilters = z.output<typeof userFilters>;

/** A paged POST (point 7): the search text of a person stays out of addresses and logs. */
export const listUsers = defineEndpoint({
  method: 'POST',
  path: 'users',
  levels: superAdmin,
  permission: 'users.read',
  body: userFilters,
  response: pageOf(userRow),
});

export const getUsersCsv = defineEndpoint({
  method: 'POST',
  path: 'users/csv',
  levels: superAdmin,
  permission: 'users.read',
  kind: 'file',
  body: userFilters,
  response: z.any(),
});

const found = z.object({ user: userRow.nullable() });

export const findUserWithEmail = defineEndpoint({
  method: 'GET',
  path: 'users/with-email',
  levels: superAdmin,
  permission: 'users.read',
  query: z.strictObject({ email }),
  response: found,
});

export const findUserWithUsername = defineEndpoint({
  method: 'GET',
  path: 'users/with-username',
  levels: superAdmin,
  permission: 'users.read',
  query: z.strictObject({ username: requiredText(limits.email) }),
  response: found,
});

export const userInfo = userRow.extend({
  created_at: z.string(),
  has_two_step: z.boolean(),
  passkeys: z.number().int(),
  services: z.array(place.extend({ group: place })),
  manages: z.array(place.extend({ kind: z.enum(['group', 'subgroup']), group_id: z.number().int() })),
  merged_into_id: z.number().int().nullable(),
  erased_at: z.string().nullable(),
});
export type UserInfo = z.output<typeof userInfo>;

export const getUser = defineEndpoint({
  method: 'GET',
  path: 'users/:userId',
  levels: superAdmin,
  permission: 'users.read',
  params: z.strictObject({ userId: id }),
  response: userInfo,
});

const userFields = {
  ...identityFields,
  ...professionFields,
  username: z
    .string()
    .trim()
    .toLowerCase()
    .max(limits.email)
    .nullable()
    .transform((text) => text || null),
};

export const createUser = defineEndpoint({
  method: 'POST',
  path: 'users/new',
  levels: superAdmin,
  permission: 'users.write',
  body: z.strictObject({ ...userFields, is_demo: z.boolean() }),
  response: z.object({ id: z.number().int() }),
});

export const changeUser = defineEndpoint({
  method: 'PUT',
  path: 'users/:userId',
  levels: superAdmin,
  permission: 'users.write',
  params: z.strictObject({ userId: id }),
  body: z.strictObject({ ...userFields, baseValues: baseValuesOf(userFields) }),
  response: savedOf(userFields),
});

/** An archived person is signed out everywhere and cannot sign in; nothing they have earned goes away. */
export const archiveUser = defineEndpoint({
  method: 'POST',
  path: 'users/:userId/archive',
  levels: superAdmin,
  permission: 'users.write',
  params: z.strictObject({ userId: id }),
  body: z.strictObject({ archived: z.boolean() }),
  response: done,
});

export const makeUserLive = defineEndpoint({
  method: 'POST',
  path: 'users/:userId/make-live',
  levels: superAdmin,
  permission: 'users.write',
  params: z.strictObject({ userId: id }),
  response: done,
});

/** An invitation when the account is not taken over yet, else a link to choose a new password. */
export const sendUserLink = defineEndpoint({
  method: 'POST',
  path: 'users/:userId/send-link',
  levels: superAdmin,
  permission: 'users.write',
  needsStepUp: true,
  params: z.strictObject({ userId: id }),
  response: z.object({ sent: z.enum(['invitation', 'password_reset']) }),
});

/** For somebody who can no longer give their second step: app, recovery codes and passkeys go, and so do their sessions. */
export const endUserTwoStep = defineEndpoint({
  method: 'POST',
  path: 'users/:userId/end-two-step',
  levels: superAdmin,
  permission: 'users.endTwoStep',
  needsStepUp: true,
  params: z.strictObject({ userId: id }),
  body: z.strictObject({ reason: z.enum(twoStepEnds) }),
  response: done,
});

/** Everything that is held about the person, as they could fetch it themselves: the answer to an access request. */
export const exportSubject = defineEndpoint({
  method: 'POST',
  path: 'users/:userId/subject-export',
  levels: superAdmin,
  permission: 'users.exportData',
  needsStepUp: true,
  kind: 'file',
  params: z.strictObject({ userId: id }),
  body: z.strictObject({}),
  response: z.any(),
});
