import { z } from 'zod';
import { day, id } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import {
  idempotencyKey,
  inGroup,
  inSubgroup,
  inVirtualGroup,
  issueOption,
  keyFields,
  memberLicence,
} from './licences.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forSubgroup = ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const;
const forVirtualGroup = ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'] as const;

export const bulkIssueMax = 2_000;
const people = z.array(id).min(1, 'Select at least one').max(bulkIssueMax);

/** Why somebody gets no licence, or, for `valid_certificate`, gets one that may not be needed yet. */
export const issueVerdicts = ['eligible', 'valid_certificate', 'already_live', 'archived', 'not_a_member'] as const;
export type IssueVerdict = (typeof issueVerdicts)[number];

/** Verdicts that a licence is issued to; a valid certificate is only a warning. */
export const issuableVerdicts: readonly IssueVerdict[] = ['eligible', 'valid_certificate'];

const asked = { ...keyFields, userIds: people };
const previewBody = z.strictObject(asked);
/**
 * `all`: everybody or nobody. `eligible`: those who can have one; still nothing is issued when there are too few seats.
 */
const issueBody = z.strictObject({ ...asked, mode: z.enum(['all', 'eligible']).default('all'), idempotencyKey });

export const issuePreview = z.object({
  available: z.number().int(),
  /** How many would be issued to under `eligible`. */
  issuable: z.number().int(),
  /** Seats that are missing for that; 0 when it can be done. */
  short: z.number().int(),
  people: z.array(
    z.object({
      /** Null for somebody who is not a member here. */
      name: z.string().nullable(),
      userId: z.number().int(),
      verdict: z.enum(issueVerdicts),
      valid_until: day.nullable(),
      /** Holds a live licence for the same product in another organisation: a warning only. */
      is_live_elsewhere: z.boolean(),
    }),
  ),
});
export type IssuePreview = z.output<typeof issuePreview>;

const issueResult = z.object({
  issued: z.number().int(),
  left_out: z.number().int(),
  /** What is left in the source. */
  available: z.number().int(),
});

const options = z.object({
  member: z.object({ id: z.number().int(), name: z.string() }),
  options: z.array(issueOption),
});

export const listIssueOptions = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/issue-licence/:userId',
  levels: forGroup,
  permission: 'licences.issueInGroup',
  params: inGroup.extend({ userId: id }),
  response: options,
});

export const issueLicence = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/issue-licence/:userId',
  levels: forGroup,
  permission: 'licences.issueInGroup',
  params: inGroup.extend({ userId: id }),
  body: z.strictObject({ ...keyFields, idempotencyKey }),
  response: memberLicence,
});

/** From the service's pool. One person is issued to with the bulk command and one id. */
export const listPoolOptions = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/issue-licence/:userId',
  levels: forSubgroup,
  permission: 'licences.issue',
  params: inSubgroup.extend({ userId: id }),
  response: options,
});

export const listPotOptions = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/issue-licence-from-general-pot/:userId',
  levels: forSubgroup,
  permission: 'licences.issueFromPot',
  params: inSubgroup.extend({ userId: id }),
  response: options,
});

export const listVirtualGroupOptions = defineEndpoint({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/issue-licence/:userId',
  levels: forVirtualGroup,
  permission: 'licences.issue',
  params: inVirtualGroup.extend({ userId: id }),
  response: options,
});

export const previewGroupIssue = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/bulk-issue-from-general-pot/preview',
  levels: forGroup,
  permission: 'licences.issueInGroup',
  params: inGroup,
  body: previewBody,
  response: issuePreview,
});

export const issueFromGroup = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/bulk-issue-from-general-pot',
  levels: forGroup,
  permission: 'licences.issueInGroup',
  params: inGroup,
  body: issueBody,
  response: issueResult,
});

export const previewPotIssue = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/bulk-issue-from-general-pot/preview',
  levels: forSubgroup,
  permission: 'licences.issueFromPot',
  params: inSubgroup,
  body: previewBody,
  response: issuePreview,
});

export const issueFromPot = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/bulk-issue-from-general-pot',
  levels: forSubgroup,
  permission: 'licences.issueFromPot',
  params: inSubgroup,
  body: issueBody,
  response: issueResult,
});

export const previewPoolIssue = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/bulk-issue-from-pool/preview',
  levels: forSubgroup,
  permission: 'licences.issue',
  params: inSubgroup,
  body: previewBody,
  response: issuePreview,
});

export const issueFromPool = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/bulk-issue-from-pool',
  levels: forSubgroup,
  permission: 'licences.issue',
  params: inSubgroup,
  body: issueBody,
  response: issueResult,
});

/** To delegates, from the virtual group's own pool. */
export const issueFromVirtualGroup = defineEndpoint({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/bulk-issue',
  levels: forVirtualGroup,
  permission: 'licences.issue',
  params: inVirtualGroup,
  body: issueBody,
  response: issueResult,
});
