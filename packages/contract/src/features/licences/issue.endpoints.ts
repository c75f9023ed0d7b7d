import { endpoint } from '../../endpoint.ts';
import type { issueSchemas } from './issue.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forSubgroup = ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const;
const forVirtualGroup = ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'] as const;

export const listIssueOptions = endpoint<typeof issueSchemas.listIssueOptions>({
  method: 'GET',
  path: 'groups/:groupId/issue-licence/:userId',
  levels: forGroup,
  permission: 'licences.issueInGroup',
});

export const issueLicence = endpoint<typeof issueSchemas.issueLicence>({
  method: 'POST',
  path: 'groups/:groupId/issue-licence/:userId',
  levels: forGroup,
  permission: 'licences.issueInGroup',
});

/** From the service's pool. One person is issued to with the bulk command and one id. */
export const listPoolOptions = endpoint<typeof issueSchemas.listPoolOptions>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/issue-licence/:userId',
  levels: forSubgroup,
  permission: 'licences.issue',
});

export const listPotOptions = endpoint<typeof issueSchemas.listPotOptions>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/issue-licence-from-general-pot/:userId',
  levels: forSubgroup,
  permission: 'licences.issueFromPot',
});

export const listVirtualGroupOptions = endpoint<typeof issueSchemas.listVirtualGroupOptions>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/issue-licence/:userId',
  levels: forVirtualGroup,
  permission: 'licences.issue',
});

export const previewGroupIssue = endpoint<typeof issueSchemas.previewGroupIssue>({
  method: 'POST',
  path: 'groups/:groupId/bulk-issue-from-general-pot/preview',
  levels: forGroup,
  permission: 'licences.issueInGroup',
});

export const issueFromGroup = endpoint<typeof issueSchemas.issueFromGroup>({
  method: 'POST',
  path: 'groups/:groupId/bulk-issue-from-general-pot',
  levels: forGroup,
  permission: 'licences.issueInGroup',
});

export const previewPotIssue = endpoint<typeof issueSchemas.previewPotIssue>({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/bulk-issue-from-general-pot/preview',
  levels: forSubgroup,
  permission: 'licences.issueFromPot',
});

export const issueFromPot = endpoint<typeof issueSchemas.issueFromPot>({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/bulk-issue-from-general-pot',
  levels: forSubgroup,
  permission: 'licences.issueFromPot',
});

export const previewPoolIssue = endpoint<typeof issueSchemas.previewPoolIssue>({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/bulk-issue-from-pool/preview',
  levels: forSubgroup,
  permission: 'licences.issue',
});

export const issueFromPool = endpoint<typeof issueSchemas.issueFromPool>({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/bulk-issue-from-pool',
  levels: forSubgroup,
  permission: 'licences.issue',
});

/** To delegates, from the virtual group's own pool. */
export const issueFromVirtualGroup = endpoint<typeof issueSchemas.issueFromVirtualGroup>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/bulk-issue',
  levels: forVirtualGroup,
  permission: 'licences.issue',
});
