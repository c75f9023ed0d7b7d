import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, email, id, listQuery, pageOf, requiredText } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { answerFields, changeOf, sentFields } from '../../record-fields.schemas.ts';
import { demoField, userFields } from './people.fields.ts';
import { accountStates, twoStepEnds } from './people.rules.ts';

const place = z.object({ id: z.number().int(), name: z.string() });

export const userRow = z.object({
  id: z.number().int(),
  ...answerFields(userFields),
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
  /**
   * First row of a page of this list that the caller has, in the order of names. The server reads a page near it from
   * there, without counting rows from the start.
   */
  near: commandSchema({
    page: z.number().int().min(1),
    last_name: z.string().max(limits.name),
    first_name: z.string().max(limits.name),
    id,
  }).optional(),
});
export type UserFilters = z.output<typeof userFilters>;

const found = z.object({ user: userRow.nullable() });

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

export const usersSchemas = {
  listUsers: { body: userFilters, response: pageOf(userRow) },
  findUserWithEmail: { query: z.strictObject({ email }), response: found },
  findUserWithUsername: { query: z.strictObject({ username: requiredText(limits.email) }), response: found },
  getUser: { params: z.strictObject({ userId: id }), response: userInfo },
  createUser: {
    body: commandSchema(sentFields({ ...userFields, ...demoField })),
    response: z.object({ id: z.number().int() }),
  },
  changeUser: {
    params: z.strictObject({ userId: id }),
    ...changeOf(userFields),
  },
  makeUserLive: { params: z.strictObject({ userId: id }), response: done },
  sendUserLink: {
    params: z.strictObject({ userId: id }),
    response: z.object({ sent: z.enum(['invitation', 'password_reset']) }),
  },
  endUserTwoStep: {
    params: z.strictObject({ userId: id }),
    body: z.strictObject({ reason: z.enum(twoStepEnds) }),
    response: done,
  },
  exportSubject: { params: z.strictObject({ userId: id }), body: z.strictObject({}), response: z.any() },
};
