import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { virtualGroupsSchemas } from './virtual-groups.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forVirtualGroup = ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'] as const;

export const listVirtualGroups = endpoint<typeof virtualGroupsSchemas.listVirtualGroups>({
  method: 'GET',
  path: 'virtual-groups',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin', 'virtualGroupAdmin'],
  permission: 'virtualGroups.list',
});

/** Lists the virtual groups of a service, and those of others that its members are delegates of. */
export const listServiceVirtualGroups = endpoint<typeof virtualGroupsSchemas.listServiceVirtualGroups>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/virtual-groups',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'virtualGroups.list',
});

export const getVirtualGroupsCsv = csvOf(listVirtualGroups);
export const getServiceVirtualGroupsCsv = csvOf(listServiceVirtualGroups);

/**
 * Returns a virtual group with its delegates and its close report. Service admins see only the delegates from their own
 * services when it belongs to another service.
 */
export const getVirtualGroup = endpoint<typeof virtualGroupsSchemas.getVirtualGroup>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin', 'virtualGroupAdmin'],
  permission: 'virtualGroups.read',
});

/** Returns a virtual group under the address of a service. It belongs to the service, or has delegates from it. */
export const getServiceVirtualGroup = endpoint<typeof virtualGroupsSchemas.getServiceVirtualGroup>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/virtual-groups/:virtualGroupId',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'virtualGroups.read',
});

/** Returns one delegate: their work here, attendance, licence and valid certificate for this course. */
export const getDelegate = endpoint<typeof virtualGroupsSchemas.getDelegate>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/delegates/:userId',
  levels: forVirtualGroup,
  permission: 'virtualGroups.read',
});

/**
 * Records attendance at one session. Null takes a mark back. A mark counts when it was made later than the stored one,
 * so phones may send theirs late and again. The first mark of attendance uses the licence, and no later mark returns it.
 */
export const takeRegister = endpoint<typeof virtualGroupsSchemas.takeRegister>({
  method: 'PUT',
  path: 'virtual-groups/:virtualGroupId/register',
  levels: forVirtualGroup,
  permission: 'virtualGroups.register',
});

/**
 * Lists members of the organisation who are no delegates: those who wait for a place, and those whose name contains `q`.
 * At most `uninvitedChoicesMax`, people who wait first.
 */
export const listUninvitedChoices = endpoint<typeof virtualGroupsSchemas.listUninvitedChoices>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/uninvited-choices',
  levels: forVirtualGroup,
  permission: 'virtualGroups.findUninvited',
});

/**
 * Adds somebody who came without an invitation, and marks them as attended: a member of the organisation by their id or
 * address, or a new person with an account and an invitation to it. Returns the id of the person.
 */
export const addUninvited = endpoint<typeof virtualGroupsSchemas.addUninvited>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/uninvited',
  levels: forVirtualGroup,
  permission: 'virtualGroups.register',
});

/** Previews an issue from the virtual group's own pool. Missing licences are requested. */
export const previewRegisterIssue = endpoint<typeof virtualGroupsSchemas.previewRegisterIssue>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/issue-after-register',
  levels: forVirtualGroup,
  permission: 'licences.issue',
});

/** Issues licences to all who attended and have none, or to nobody. */
export const issueAfterRegister = endpoint<typeof virtualGroupsSchemas.issueAfterRegister>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/issue-after-register',
  levels: forVirtualGroup,
  permission: 'licences.issue',
});

/** Previews an issue from the virtual group's own pool first, and then from the general pot. */
export const previewRegisterIssueWithPot = endpoint<typeof virtualGroupsSchemas.previewRegisterIssueWithPot>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/issue-after-register-with-pot',
  levels: forGroup,
  permission: 'licences.issueInGroup',
});

export const issueAfterRegisterWithPot = endpoint<typeof virtualGroupsSchemas.issueAfterRegisterWithPot>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/issue-after-register-with-pot',
  levels: forGroup,
  permission: 'licences.issueInGroup',
});

export const previewClosing = endpoint<typeof virtualGroupsSchemas.previewClosing>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/close-course',
  levels: ['superAdmin'],
  permission: 'virtualGroups.close',
});

/**
 * Closes a course for good. Unstarted licences of people who did not attend end, and every unissued seat returns to the
 * general pot.
 */
export const closeCourse = endpoint<typeof virtualGroupsSchemas.closeCourse>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/close-course',
  levels: ['superAdmin'],
  permission: 'virtualGroups.close',
});

/**
 * Reopens the register of a course that was closed at most 30 days ago. Moves no seat. Notifies the trainer and the
 * admins of the organisation.
 */
export const reopenCourse = endpoint<typeof virtualGroupsSchemas.reopenCourse>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/reopen',
  levels: ['superAdmin'],
  permission: 'virtualGroups.reopen',
});

export const previewCancelling = endpoint<typeof virtualGroupsSchemas.previewCancelling>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/cancel-course',
  levels: ['superAdmin'],
  permission: 'virtualGroups.close',
});

/** Cancels a course before any attendance is recorded. Notifies delegates and trainer. */
export const cancelCourse = endpoint<typeof virtualGroupsSchemas.cancelCourse>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/cancel-course',
  levels: ['superAdmin'],
  permission: 'virtualGroups.close',
});
