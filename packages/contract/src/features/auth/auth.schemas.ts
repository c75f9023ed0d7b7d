import { z } from 'zod';
import { done, email, id, requiredText } from '../../common.schemas.ts';
import { serviceLevels } from '../../levels.ts';
import { limits } from '../../limits.ts';
import { actions } from '../../permissions.ts';
import { themes } from './auth.rules.ts';

const action = z.enum(actions as [string, ...string[]]);

/** The signed-in person, with their answers of the permission table for each level they have. */
export const currentUser = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  demo: z.boolean(),
  provisional: z.boolean(),
  /** True when the person has accepted the terms in force. Otherwise the screens ask. */
  terms_accepted: z.boolean(),
  theme: z.enum(themes),
  /**
   * Two-step verification that the person has to set up: before anything else with `must_set_up`, otherwise by
   * `due_at`. `due_at` is null when nothing is required, or when everything is set up.
   */
  two_step: z.object({ must_set_up: z.boolean(), due_at: z.string().nullable() }),
  roles: z.array(z.object({ name: z.string() })),
  groups_managed: z.array(z.object({ id: z.number().int(), name: z.string() })),
  subgroups_managed: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      group: z.object({
        id: z.number().int(),
        name: z.string(),
        group_setting: z.object({ default_service_manager_level: z.enum(serviceLevels) }),
      }),
    }),
  ),
  /** Actions by level that the person has under that level, in no service in particular. */
  abilities: z.record(z.string(), z.array(action)),
  /** Actions of a service admin by the level of a service, for each level of the services they manage. */
  service_abilities: z.record(z.string(), z.array(action)),
});
export type CurrentUser = z.output<typeof currentUser>;

/** Answer to a right password when a code is also needed. The challenge proves the password for a few minutes. */
export const twoStepAsked = z.object({ two_step: z.literal(true), challenge: z.string() });

export const credentials = z.strictObject({
  username: requiredText(limits.email),
  password: z.string().min(1, 'This is required').max(limits.passwordMax),
});

/** New password and its repetition. The rules are in `auth.rules.ts`. */
export const newPassword = {
  password: z.string().max(limits.passwordMax),
  passwordConfirmation: z.string().max(limits.passwordMax),
};

/** Token from the link of an email: `selector.secret`. */
export const linkToken = z.string().min(20).max(200);

export const invitation = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  group_name: z.string().nullable(),
});

export const actingContext = z.object({
  role: z.string(),
  place: z.string().nullable(),
  path: z.string(),
});

export const authSchemas = {
  getCsrfCookie: { response: done },
  login: { body: credentials, response: z.union([currentUser, twoStepAsked]) },
  logout: { response: done },
  requestPasswordReset: { body: z.strictObject({ email }), response: done },
  resetPassword: { body: z.strictObject({ token: linkToken, ...newPassword }), response: done },
  getInvitation: { params: z.strictObject({ token: linkToken }), response: invitation },
  acceptInvitation: {
    params: z.strictObject({ token: linkToken }),
    body: z.strictObject({
      ...newPassword,
      acceptedTerms: z.literal(true, 'Accept the terms and conditions to continue'),
    }),
    response: done,
  },
  completeAccount: {
    body: z.strictObject({
      ...newPassword,
      acceptedTerms: z.literal(true, 'Accept the terms and conditions to continue'),
    }),
    response: currentUser,
  },
  getCurrentUser: { response: currentUser },
  listActingContexts: { params: z.strictObject({ userId: id }), response: z.array(actingContext) },
  getLoggedIn: { response: z.object({ id: z.number().int() }) },
};
