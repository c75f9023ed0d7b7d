import { z } from 'zod';
import { id } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import {
  certificateMonths,
  issueOption,
  licenceProduct,
  memberLicence,
  purchase,
  stockRow,
  userLicence,
} from './licences.schemas.ts';

const inGroup = z.strictObject({ groupId: id });
const memberInGroup = z.strictObject({ groupId: id, userId: id });

export const listStock = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/licences',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licences.list',
  params: inGroup,
  response: z.array(stockRow),
});

export const listLicenceProducts = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/licence-products',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licences.purchase',
  params: inGroup,
  response: z.array(licenceProduct),
});

/** Adds bought seats to the general pot. The same idempotency key twice buys once. */
export const purchaseLicences = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/licences',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licences.purchase',
  params: inGroup,
  body: purchase,
  response: stockRow,
});

export const listIssueOptions = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/issue-licence/:userId',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licences.issue',
  params: memberInGroup,
  response: z.object({ member: z.object({ id: z.number().int(), name: z.string() }), options: z.array(issueOption) }),
});

export const issueLicence = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/issue-licence/:userId',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licences.issue',
  params: memberInGroup,
  body: z.strictObject({ abstractCourseId: id, certificateMonths, idempotencyKey: z.string().min(8).max(64) }),
  response: memberLicence,
});

export const listMemberLicences = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/members-licences/:userId',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licences.list',
  params: memberInGroup,
  response: z.array(memberLicence),
});

/** Every licence that a person has held anywhere. */
export const listUserLicences = defineEndpoint({
  method: 'GET',
  path: 'users/:userId/licences',
  levels: ['superAdmin'],
  permission: 'users.read',
  params: z.strictObject({ userId: id }),
  response: z.array(userLicence),
});
