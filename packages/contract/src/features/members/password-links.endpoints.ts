import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { bulkPeople, groupPlace, subgroupPlace } from './members.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forSubgroup = ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const;
const permission = 'members.resetPasswords';
const count = z.number().int();

/** Links that are sent in the background; those who got none are named once it is over. */
export const linkRound = z.object({
  id: count,
  created_at: z.string(),
  finished_at: z.string().nullable(),
  waiting: count,
  sent: count,
  failed: count,
  not_sent: z.array(z.object({ id: count, name: z.string(), reason: z.string() })),
});
export type LinkRound = z.output<typeof linkRound>;

const latest = z.object({ round: linkRound.nullable() });
const groupPath = 'groups/:groupId/bulk-password-reset';
const subgroupPath = 'groups/:groupId/subgroups/:subgroupId/bulk-password-reset';

/** Sends each person a link to choose a new password; nobody chooses it for them. It goes on without the caller. */
export const resetGroupPasswords = defineEndpoint({
  method: 'POST',
  path: groupPath,
  levels: forGroup,
  permission,
  needsStepUp: true,
  params: groupPlace,
  body: bulkPeople({}),
  response: linkRound,
});
export const resetSubgroupPasswords = defineEndpoint({
  method: 'POST',
  path: subgroupPath,
  levels: forSubgroup,
  permission,
  needsStepUp: true,
  params: subgroupPlace,
  body: bulkPeople({}),
  response: linkRound,
});

/** The latest that the caller has begun there, whether it is over or not. */
export const getGroupLinkRound = defineEndpoint({
  method: 'GET',
  path: groupPath,
  levels: forGroup,
  permission,
  params: groupPlace,
  response: latest,
});
export const getSubgroupLinkRound = defineEndpoint({
  method: 'GET',
  path: subgroupPath,
  levels: forSubgroup,
  permission,
  params: subgroupPlace,
  response: latest,
});

/** Those of it who got no link, each with the reason. */
export const getGroupLinkFailures = defineEndpoint({
  method: 'GET',
  path: `${groupPath}/failed/csv`,
  levels: forGroup,
  permission,
  kind: 'file',
  params: groupPlace,
  response: z.any(),
});
export const getSubgroupLinkFailures = defineEndpoint({
  method: 'GET',
  path: `${subgroupPath}/failed/csv`,
  levels: forSubgroup,
  permission,
  kind: 'file',
  params: subgroupPlace,
  response: z.any(),
});
