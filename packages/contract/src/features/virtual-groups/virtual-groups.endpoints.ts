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

/** With its delegates, and what closing it came to. */
export const getVirtualGroup = endpoint<typeof virtualGroupsSchemas.getVirtualGroup>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId',
  levels: forVirtualGroup,
  permission: 'virtualGroups.read',
});

/**
 * Writes attendance down; null takes a mark away. The first mark that somebody was there uses their licence, and no later
 * one gives it back.
 */
export const takeRegister = endpoint<typeof virtualGroupsSchemas.takeRegister>({
  method: 'PUT',
  path: 'virtual-groups/:virtualGroupId/register',
  levels: forVirtualGroup,
  permission: 'virtualGroups.register',
});

/** From its own pool; the rest is asked for. */
export const previewRegisterIssue = endpoint<typeof virtualGroupsSchemas.previewRegisterIssue>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/issue-after-register',
  levels: forVirtualGroup,
  permission: 'licences.issue',
});

/** To all who attended and have no licence, or to none. */
export const issueAfterRegister = endpoint<typeof virtualGroupsSchemas.issueAfterRegister>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/issue-after-register',
  levels: forVirtualGroup,
  permission: 'licences.issue',
});

/** From its own pool first; the rest comes from the general pot. */
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

/** For good: unstarted licences of those who were not there end, and every unissued seat goes into the general pot. */
export const closeCourse = endpoint<typeof virtualGroupsSchemas.closeCourse>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/close-course',
  levels: ['superAdmin'],
  permission: 'virtualGroups.close',
});

export const previewCancelling = endpoint<typeof virtualGroupsSchemas.previewCancelling>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/cancel-course',
  levels: ['superAdmin'],
  permission: 'virtualGroups.close',
});

/** Before anybody's attendance is written down. Delegates and trainer are told. */
export const cancelCourse = endpoint<typeof virtualGroupsSchemas.cancelCourse>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/cancel-course',
  levels: ['superAdmin'],
  permission: 'virtualGroups.close',
});
