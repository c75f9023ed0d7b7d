import { z } from 'zod';
import { done, id, limits } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { identityFields } from './people.schemas.ts';

const superAdmin = ['superAdmin'] as const;
const password = z.string().min(1, 'This is required').max(limits.passwordMax);

const person = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
});

export const superAdminList = z.object({
  admins: z.array(person.extend({ has_two_step: z.boolean(), last_seen_at: z.string().nullable() })),
  /** Proposed, and not confirmed yet. */
  proposed: z.array(person.extend({ proposed_by: z.string(), expires_at: z.string() })),
});
export type SuperAdminList = z.output<typeof superAdminList>;

export const listSuperAdmins = defineEndpoint({
  method: 'GET',
  path: 'super-admins',
  levels: superAdmin,
  permission: 'superAdmins.write',
  response: superAdminList,
});

/** Another site admin confirms it by a link; where there is no other, the proposer's own mailbox does. */
export const proposeSuperAdmin = defineEndpoint({
  method: 'POST',
  path: 'super-admins',
  levels: superAdmin,
  permission: 'superAdmins.write',
  body: z.strictObject({ ...identityFields, current_password: password }),
  response: done,
});

const link = z.strictObject({ tokenId: id, tokenKey: z.string().min(20).max(200) });

export const getSuperAdminProposal = defineEndpoint({
  method: 'GET',
  path: 'super-admin/confirmation-token/:tokenId/:tokenKey',
  levels: superAdmin,
  permission: 'superAdmins.write',
  params: link,
  response: person.extend({ proposed_by: z.string(), can_confirm: z.boolean() }),
});

export const confirmSuperAdmin = defineEndpoint({
  method: 'POST',
  path: 'super-admin/confirmation-token/:tokenId/:tokenKey',
  levels: superAdmin,
  permission: 'superAdmins.write',
  needsStepUp: true,
  params: link,
  response: done,
});

/** The last one cannot be removed. */
export const removeSuperAdmin = defineEndpoint({
  method: 'POST',
  path: 'super-admins/remove',
  levels: superAdmin,
  permission: 'superAdmins.write',
  body: z.strictObject({ userId: id, current_password: password }),
  response: done,
});
