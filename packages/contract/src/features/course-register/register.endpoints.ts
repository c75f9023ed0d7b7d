import { endpoint } from '../../endpoint.ts';
import type { registerSchemas } from './register.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forVirtualGroup = ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'] as const;

/**
 * Records attendance at one session. Null takes a mark back. A mark counts when it was made later than the stored one,
 * so phones may send theirs late and again. The first mark of attendance uses the licence, and no later mark returns it.
 */
export const takeRegister = endpoint<typeof registerSchemas.takeRegister>({
  method: 'PUT',
  path: 'virtual-groups/:virtualGroupId/register',
  levels: forVirtualGroup,
  permission: 'virtualGroups.register',
});

/**
 * Lists members of the organisation who are no delegates: those who wait for a place, and those whose name contains `q`.
 * At most `uninvitedChoicesMax`, people who wait first.
 */
export const listUninvitedChoices = endpoint<typeof registerSchemas.listUninvitedChoices>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/uninvited-choices',
  levels: forVirtualGroup,
  permission: 'virtualGroups.findUninvited',
});

/**
 * Adds somebody who came without an invitation, and marks them as attended: a member of the organisation by their id or
 * address, or a new person with an account and an invitation to it. Returns the id of the person.
 */
export const addUninvited = endpoint<typeof registerSchemas.addUninvited>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/uninvited',
  levels: forVirtualGroup,
  permission: 'virtualGroups.register',
});

/** Previews an issue from the virtual group's own pool. Missing licences are requested. */
export const previewRegisterIssue = endpoint<typeof registerSchemas.previewRegisterIssue>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/issue-after-register',
  levels: forVirtualGroup,
  permission: 'licences.issue',
});

/** Issues licences to all who attended and have none, or to nobody. */
export const issueAfterRegister = endpoint<typeof registerSchemas.issueAfterRegister>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/issue-after-register',
  levels: forVirtualGroup,
  permission: 'licences.issue',
});

/** Previews an issue from the virtual group's own pool first, and then from the general pot. */
export const previewRegisterIssueWithPot = endpoint<typeof registerSchemas.previewRegisterIssueWithPot>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/issue-after-register-with-pot',
  levels: forGroup,
  permission: 'licences.issueInGroup',
});

export const issueAfterRegisterWithPot = endpoint<typeof registerSchemas.issueAfterRegisterWithPot>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/issue-after-register-with-pot',
  levels: forGroup,
  permission: 'licences.issueInGroup',
});
