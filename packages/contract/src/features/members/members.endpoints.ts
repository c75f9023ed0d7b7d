import { atPlace, csvAtPlace } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { membersSchemas } from './members.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forSubgroup = ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const;

export const listMembers = atPlace<typeof membersSchemas.listMembers>({
  method: 'GET',
  path: 'members',
  permission: 'members.list',
});
export const getMembersCsv = csvAtPlace(listMembers);

/** Makes a provisional account and invites the person. `subgroupIds` are services of this organisation. */
export const inviteGroupMember = endpoint<typeof membersSchemas.inviteGroupMember>({
  method: 'POST',
  path: 'groups/:groupId/members',
  levels: forGroup,
  permission: 'members.write',
});

export const inviteSubgroupMember = endpoint<typeof membersSchemas.inviteSubgroupMember>({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/members',
  levels: forSubgroup,
  permission: 'members.write',
});

/** Adds somebody who already has an account, found by their email address. */
export const addExistingMember = endpoint<typeof membersSchemas.addExistingMember>({
  method: 'POST',
  path: 'groups/:groupId/add-existing-user',
  levels: ['superAdmin'],
  permission: 'users.write',
});

export const getMember = atPlace<typeof membersSchemas.getMember>({
  method: 'GET',
  path: 'members-info/:userId',
  permission: 'members.list',
});

export const changeMember = atPlace<typeof membersSchemas.changeMember>({
  method: 'PUT',
  path: 'members/:userId',
  permission: 'members.write',
});

/**
 * Sends a new link to people whose account is not yet activated, at most once in 5 minutes. Earlier links become void.
 */
export const inviteMembersAgain = atPlace<typeof membersSchemas.inviteMembersAgain>({
  method: 'POST',
  path: 'invitations',
  permission: 'members.inviteAgain',
});
