import { z } from 'zod';
import { done, id, pageOf } from '../../common.ts';
import { csvOf } from '../../csv.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { bulkResult } from '../users/people.schemas.ts';
import {
  bulkPeople,
  groupPerson,
  groupPlace,
  memberChange,
  memberInfo,
  memberRow,
  membersQuery,
  newMember,
  savedMember,
  subgroupPerson,
  subgroupPlace,
} from './members.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forSubgroup = ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const;

export const listGroupMembers = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/members',
  levels: forGroup,
  permission: 'members.list',
  params: groupPlace,
  query: membersQuery,
  response: pageOf(memberRow),
});
export const getGroupMembersCsv = csvOf(listGroupMembers);

export const listSubgroupMembers = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/members',
  levels: forSubgroup,
  permission: 'members.list',
  params: subgroupPlace,
  query: membersQuery,
  response: pageOf(memberRow),
});
export const getSubgroupMembersCsv = csvOf(listSubgroupMembers);

/** Makes a provisional account and invites the person. `subgroupIds` are services of this organisation. */
export const inviteGroupMember = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/members',
  levels: forGroup,
  permission: 'members.write',
  params: groupPlace,
  body: newMember.extend({ subgroupIds: z.array(id).max(200) }),
  response: z.object({ id: z.number().int() }),
});

export const inviteSubgroupMember = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/members',
  levels: forSubgroup,
  permission: 'members.write',
  params: subgroupPlace,
  body: newMember,
  response: z.object({ id: z.number().int() }),
});

/** Somebody who has an account already, found by their email address. */
export const addExistingMember = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/add-existing-user',
  levels: ['superAdmin'],
  permission: 'users.write',
  params: groupPlace,
  body: z.strictObject({ userId: id, subgroupIds: z.array(id).max(200) }),
  response: done,
});

export const getGroupMember = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/members-info/:userId',
  levels: forGroup,
  permission: 'members.list',
  params: groupPerson,
  response: memberInfo,
});

export const getSubgroupMember = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/members-info/:userId',
  levels: forSubgroup,
  permission: 'members.list',
  params: subgroupPerson,
  response: memberInfo,
});

export const changeGroupMember = defineEndpoint({
  method: 'PUT',
  path: 'groups/:groupId/members/:userId',
  levels: forGroup,
  permission: 'members.write',
  params: groupPerson,
  body: memberChange,
  response: savedMember,
});

export const changeSubgroupMember = defineEndpoint({
  method: 'PUT',
  path: 'groups/:groupId/subgroups/:subgroupId/members/:userId',
  levels: forSubgroup,
  permission: 'members.write',
  params: subgroupPerson,
  body: memberChange,
  response: savedMember,
});

/** Ends memberships or takes them up again; licences, attempts and certificates stay with the person. */
export const archiveMembers = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/archive-members',
  levels: forGroup,
  permission: 'members.archive',
  params: groupPlace,
  body: bulkPeople({ archived: z.boolean() }),
  response: bulkResult,
});

/** Sends a new link to those who have not taken their account over, once in five minutes; earlier links are void. */
export const inviteGroupMembersAgain = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/invitations',
  levels: forGroup,
  permission: 'members.write',
  needsStepUp: true,
  params: groupPlace,
  body: bulkPeople({}),
  response: bulkResult,
});

export const inviteSubgroupMembersAgain = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/invitations',
  levels: forSubgroup,
  permission: 'members.write',
  needsStepUp: true,
  params: subgroupPlace,
  body: bulkPeople({}),
  response: bulkResult,
});
