import { endpoint } from '../../endpoint.ts';
import type { passwordLinksSchemas } from './password-links.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forSubgroup = ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const;
const permission = 'members.resetPasswords';
const groupPath = 'groups/:groupId/bulk-password-reset';
const subgroupPath = 'groups/:groupId/subgroups/:subgroupId/bulk-password-reset';

/** Sends each person a link to choose a new password; nobody chooses it for them. It goes on without the caller. */
export const resetGroupPasswords = endpoint<typeof passwordLinksSchemas.resetGroupPasswords>({
  method: 'POST',
  path: groupPath,
  levels: forGroup,
  permission,
  needsStepUp: true,
});
export const resetSubgroupPasswords = endpoint<typeof passwordLinksSchemas.resetSubgroupPasswords>({
  method: 'POST',
  path: subgroupPath,
  levels: forSubgroup,
  permission,
  needsStepUp: true,
});

/** The latest that the caller has begun there, whether it is over or not. */
export const getGroupLinkRound = endpoint<typeof passwordLinksSchemas.getGroupLinkRound>({
  method: 'GET',
  path: groupPath,
  levels: forGroup,
  permission,
});
export const getSubgroupLinkRound = endpoint<typeof passwordLinksSchemas.getSubgroupLinkRound>({
  method: 'GET',
  path: subgroupPath,
  levels: forSubgroup,
  permission,
});

/** Those of it who got no link, each with the reason. */
export const getGroupLinkFailures = endpoint<typeof passwordLinksSchemas.getGroupLinkFailures>({
  method: 'GET',
  path: `${groupPath}/failed/csv`,
  levels: forGroup,
  permission,
  kind: 'file',
});
export const getSubgroupLinkFailures = endpoint<typeof passwordLinksSchemas.getSubgroupLinkFailures>({
  method: 'GET',
  path: `${subgroupPath}/failed/csv`,
  levels: forSubgroup,
  permission,
  kind: 'file',
});
