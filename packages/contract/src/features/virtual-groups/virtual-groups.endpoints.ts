import { z } from 'zod';
import { id, limits, listQuery, pageOf } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { idempotencyKey, inVirtualGroup, licenceReason } from '../licences/licences.schemas.ts';
import { attendances } from '../my-learning/sessions.schemas.ts';
import {
  cancelPreview,
  closePreview,
  registerIssuePreview,
  virtualGroupDetail,
  virtualGroupRow,
} from './virtual-groups.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forVirtualGroup = ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'] as const;

/** `historic`: what was closed or cancelled. */
export const virtualGroupsQuery = listQuery.extend({
  which: z.enum(['current', 'historic']).default('current'),
  groupId: id.optional(),
});
export type VirtualGroupsQuery = z.output<typeof virtualGroupsQuery>;

export const listVirtualGroups = defineEndpoint({
  method: 'GET',
  path: 'virtual-groups',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin', 'virtualGroupAdmin'],
  permission: 'virtualGroups.list',
  query: virtualGroupsQuery,
  response: pageOf(virtualGroupRow),
});

/** With its delegates, and what closing it came to. */
export const getVirtualGroup = defineEndpoint({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId',
  levels: forVirtualGroup,
  permission: 'virtualGroups.read',
  params: inVirtualGroup,
  response: virtualGroupDetail,
});

/**
 * Writes attendance down; null takes a mark away. The first mark that somebody was there uses their licence, and no later
 * one gives it back.
 */
export const takeRegister = defineEndpoint({
  method: 'PUT',
  path: 'virtual-groups/:virtualGroupId/register',
  levels: forVirtualGroup,
  permission: 'virtualGroups.register',
  params: inVirtualGroup,
  body: z.strictObject({
    marks: z
      .array(z.strictObject({ userId: id, attendance: z.enum(attendances).nullable() }))
      .min(1, 'Mark at least one')
      .max(limits.bulkMax),
  }),
  response: virtualGroupDetail,
});

const issueBody = z.strictObject({
  /** More people came than there were places: 1 says that this is right. */
  hadUninvitedAttendees: z.union([z.literal(0), z.literal(1)]).default(0),
  idempotencyKey,
});
const issueResult = z.object({
  from_pool: z.number().int(),
  from_pot: z.number().int(),
  requested: z.number().int(),
});

/** From its own pool; the rest is asked for. */
export const previewRegisterIssue = defineEndpoint({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/issue-after-register',
  levels: forVirtualGroup,
  permission: 'licences.issue',
  params: inVirtualGroup,
  response: registerIssuePreview,
});

/** To all who attended and have no licence, or to none. */
export const issueAfterRegister = defineEndpoint({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/issue-after-register',
  levels: forVirtualGroup,
  permission: 'licences.issue',
  params: inVirtualGroup,
  body: issueBody,
  response: issueResult,
});

/** From its own pool first; the rest comes from the general pot. */
export const previewRegisterIssueWithPot = defineEndpoint({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/issue-after-register-with-pot',
  levels: forGroup,
  permission: 'licences.issueInGroup',
  params: inVirtualGroup,
  response: registerIssuePreview,
});

export const issueAfterRegisterWithPot = defineEndpoint({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/issue-after-register-with-pot',
  levels: forGroup,
  permission: 'licences.issueInGroup',
  params: inVirtualGroup,
  body: issueBody,
  response: issueResult,
});

export const previewClosing = defineEndpoint({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/close-course',
  levels: ['superAdmin'],
  permission: 'virtualGroups.close',
  params: inVirtualGroup,
  response: closePreview,
});

/** For good: unstarted licences of those who were not there end, and every unissued seat goes into the general pot. */
export const closeCourse = defineEndpoint({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/close-course',
  levels: ['superAdmin'],
  permission: 'virtualGroups.close',
  params: inVirtualGroup,
  body: z.strictObject({
    waivers: z
      .array(z.strictObject({ userId: id, reason: licenceReason }))
      .max(limits.bulkMax)
      .default([]),
    idempotencyKey,
  }),
  response: virtualGroupDetail,
});

export const previewCancelling = defineEndpoint({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/cancel-course',
  levels: ['superAdmin'],
  permission: 'virtualGroups.close',
  params: inVirtualGroup,
  response: cancelPreview,
});

/** Before anybody's attendance is written down. Delegates and trainer are told. */
export const cancelCourse = defineEndpoint({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/cancel-course',
  levels: ['superAdmin'],
  permission: 'virtualGroups.close',
  params: inVirtualGroup,
  body: z.strictObject({ reason: licenceReason, idempotencyKey }),
  response: virtualGroupDetail,
});
