import { z } from 'zod';
import { baseValuesOf } from '../../changes.ts';
import { done, id } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';

const groupManager = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Nobody can act who has not taken the account over, or has left. */
  can_act: z.boolean(),
});
export type GroupManager = z.output<typeof groupManager>;

const flags = { general_pot_access: z.boolean(), view_siblings: z.boolean() };
const subgroupManager = groupManager.extend(flags);
export type SubgroupManager = z.output<typeof subgroupManager>;

const forGroup = ['superAdmin', 'groupingAdmin'] as const;

export const listGroupManagers = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/managers',
  levels: forGroup,
  permission: 'managers.write',
  params: z.strictObject({ groupId: id }),
  response: z.array(groupManager),
});

/** The person must be a member of the organisation. */
export const addGroupManager = defineEndpoint({
  method: 'PUT',
  path: 'groups/:groupId/managers/:userId',
  levels: forGroup,
  permission: 'managers.write',
  params: z.strictObject({ groupId: id, userId: id }),
  response: done,
});

export const removeGroupManager = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/managers/remove',
  levels: forGroup,
  permission: 'managers.write',
  params: z.strictObject({ groupId: id }),
  body: z.strictObject({ userId: id }),
  response: done,
});

export const listSubgroupManagers = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/managers',
  levels: forGroup,
  permission: 'managers.write',
  params: z.strictObject({ groupId: id, subgroupId: id }),
  response: z.array(subgroupManager),
});

/**
 * Makes a member of the organisation the manager of a service, with `seen` null; otherwise changes what they may do
 * there, and never makes one again of somebody who has been removed meanwhile.
 */
export const putSubgroupManager = defineEndpoint({
  method: 'PUT',
  path: 'groups/:groupId/subgroups/:subgroupId/managers',
  levels: forGroup,
  permission: 'managers.write',
  params: z.strictObject({ groupId: id, subgroupId: id }),
  body: z.strictObject({ userId: id, ...flags, baseValues: baseValuesOf(flags).nullable() }),
  response: done,
});

export const removeSubgroupManager = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/managers/remove',
  levels: forGroup,
  permission: 'managers.write',
  params: z.strictObject({ groupId: id, subgroupId: id }),
  body: z.strictObject({ userId: id }),
  /** What they could do there until now, for taking it back; null when they were no admin any more. */
  response: z.object({ was: z.object(flags).nullable() }),
});
