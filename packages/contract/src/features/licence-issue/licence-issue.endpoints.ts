import { atPlace } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { licenceIssueSchemas } from './licence-issue.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forSubgroup = ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const;
const forVirtualGroup = ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'] as const;

/**
 * Lists what can be issued. An organisation issues from the general pot, a service from its pool. Issuing to one person
 * is a bulk issue with one id.
 */
export const listIssueOptions = atPlace<typeof licenceIssueSchemas.listIssueOptions>({
  method: 'GET',
  path: 'issue-licence/:userId',
  permission: { group: 'licences.issueInGroup', subgroup: 'licences.issue' },
});

export const issueLicence = endpoint<typeof licenceIssueSchemas.issueLicence>({
  method: 'POST',
  path: 'groups/:groupId/issue-licence/:userId',
  levels: forGroup,
  permission: 'licences.issueInGroup',
});

export const listPotOptions = endpoint<typeof licenceIssueSchemas.listPotOptions>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/issue-licence-from-general-pot/:userId',
  levels: forSubgroup,
  permission: 'licences.issueFromPot',
});

export const listVirtualGroupOptions = endpoint<typeof licenceIssueSchemas.listVirtualGroupOptions>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/issue-licence/:userId',
  levels: forVirtualGroup,
  permission: 'licences.issue',
});

export const previewPotIssue = atPlace<typeof licenceIssueSchemas.previewPotIssue>({
  method: 'POST',
  path: 'bulk-issue-from-general-pot/preview',
  permission: { group: 'licences.issueInGroup', subgroup: 'licences.issueFromPot' },
});

export const issueFromPot = atPlace<typeof licenceIssueSchemas.issueFromPot>({
  method: 'POST',
  path: 'bulk-issue-from-general-pot',
  permission: { group: 'licences.issueInGroup', subgroup: 'licences.issueFromPot' },
});

export const previewPoolIssue = endpoint<typeof licenceIssueSchemas.previewPoolIssue>({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/bulk-issue-from-pool/preview',
  levels: forSubgroup,
  permission: 'licences.issue',
});

export const issueFromPool = endpoint<typeof licenceIssueSchemas.issueFromPool>({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/bulk-issue-from-pool',
  levels: forSubgroup,
  permission: 'licences.issue',
});

/** Issues to delegates from the virtual group's own pool. */
export const issueFromVirtualGroup = endpoint<typeof licenceIssueSchemas.issueFromVirtualGroup>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/bulk-issue',
  levels: forVirtualGroup,
  permission: 'licences.issue',
});
