import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { membersSchemas } from './members.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forSubgroup = ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const;

export const listGroupMembers = endpoint<typeof membersSchemas.listGroupMembers>({
  method: 'GET',
  path: 'groups/:groupId/members',
  levels: forGroup,
  permission: 'members.list',
});
export const getGroupMembersCsv = csvOf(listGroupMembers);

export const listSubgroupMembers = endpoint<typeof membersSchemas.listSubgroupMembers>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/members',
  levels: forSubgroup,
  permission: 'members.list',
});
export const getSubgroupMembersCsv = csvOf(listSubgroupMembers);

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

/** Somebody who has an account already, found by their email address. */
export const addExistingMember = endpoint<typeof membersSchemas.addExistingMember>({
  method: 'POST',
  path: 'groups/:groupId/add-existing-user',
  levels: ['superAdmin'],
  permission: 'users.write',
});

export const getGroupMember = endpoint<typeof membersSchemas.getGroupMember>({
  method: 'GET',
  path: 'groups/:groupId/members-info/:userId',
  levels: forGroup,
  permission: 'members.list',
});

export const getSubgroupMember = endpoint<typeof membersSchemas.getSubgroupMember>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/members-info/:userId',
  levels: forSubgroup,
  permission: 'members.list',
});

export const changeGroupMember = endpoint<typeof membersSchemas.changeGroupMember>({
  method: 'PUT',
  path: 'groups/:groupId/members/:userId',
  levels: forGroup,
  permission: 'members.write',
});

export const changeSubgroupMember = endpoint<typeof membersSchemas.changeSubgroupMember>({
  method: 'PUT',
  path: 'groups/:groupId/subgroups/:subgroupId/members/:userId',
  levels: forSubgroup,
  permission: 'members.write',
});

/** Ends memberships or takes them up again; licences, attempts and certificates stay with the person. */
export const archiveMembers = endpoint<typeof membersSchemas.archiveMembers>({
  method: 'POST',
  path: 'groups/:groupId/archive-members',
  levels: forGroup,
  permission: 'members.archive',
});

/** Sends a new link to those who have not taken their account over, once in five minutes; earlier links are void. */
export const inviteGroupMembersAgain = endpoint<typeof membersSchemas.inviteGroupMembersAgain>({
  method: 'POST',
  path: 'groups/:groupId/invitations',
  levels: forGroup,
  permission: 'members.write',
  needsStepUp: true,
});

export const inviteSubgroupMembersAgain = endpoint<typeof membersSchemas.inviteSubgroupMembersAgain>({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/invitations',
  levels: forSubgroup,
  permission: 'members.write',
  needsStepUp: true,
});
