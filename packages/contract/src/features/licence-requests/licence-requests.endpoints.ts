import { z } from 'zod';
import { done, id, limits, listQuery, moment, pageOf, requiredText } from '../../common.ts';
import { csvOf } from '../../csv.ts';
import { defineEndpoint } from '../../endpoint.ts';
import {
  idempotencyKey,
  inGroup,
  inSubgroup,
  keyFields,
  keyShown,
  placeShown,
  seats,
} from '../licences/licences.schemas.ts';

/** States of domain 2.2. A part-fulfilled request stays open for the rest. */
export const licenceRequestStates = [
  'pending',
  'part_fulfilled',
  'fulfilled_from_pot',
  'ordered',
  'declined',
  'withdrawn',
  'lapsed',
] as const;
export type LicenceRequestState = (typeof licenceRequestStates)[number];

export const licenceRequestRow = z.object({
  id: z.number().int(),
  group: placeShown,
  /** Null where a virtual group that no service owns asks for itself. */
  subgroup: placeShown.nullable(),
  virtualGroup: placeShown.nullable(),
  ...keyShown,
  quantity: z.number().int(),
  fulfilled_quantity: z.number().int(),
  note: z.string(),
  state: z.enum(licenceRequestStates),
  requested_by: z.string(),
  requested_at: moment,
  /** Falls out of the list of open requests then. */
  lapses_at: moment.nullable(),
  decided_by: z.string().nullable(),
  decided_at: moment.nullable(),
  decision_note: z.string(),
  /** Seats of this key in the general pot now; null for those who may not see it. */
  pot: z.number().int().nullable(),
});
export type LicenceRequestRow = z.output<typeof licenceRequestRow>;

/** `open`: pending or part fulfilled. */
export const licenceRequestsQuery = listQuery.extend({
  state: z.enum(['', 'open', ...licenceRequestStates]).default(''),
  groupId: id.optional(),
});
export type LicenceRequestsQuery = z.output<typeof licenceRequestsQuery>;

/** The report licence-requests of site admins, and service-licence-requests of organisation admins. */
export const listLicenceRequests = defineEndpoint({
  method: 'GET',
  path: 'licence-requests',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licenceRequests.decide',
  query: licenceRequestsQuery,
  response: pageOf(licenceRequestRow),
});
export const getLicenceRequestsCsv = csvOf(listLicenceRequests);

export const listSubgroupRequests = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/licence-requests',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'licenceRequests.list',
  params: inSubgroup,
  query: licenceRequestsQuery.omit({ groupId: true }),
  response: pageOf(licenceRequestRow),
});

export const getSubgroupRequestsCsv = csvOf(listSubgroupRequests);

/** A second one for the same course and months amends the first while that is pending. */
export const requestLicences = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/request-licences',
  levels: ['subgroupAdmin'],
  permission: 'licenceRequests.write',
  params: inSubgroup,
  body: z.strictObject({
    ...keyFields,
    quantity: seats,
    note: z.string().trim().max(limits.text).default(''),
    virtualGroupId: id.optional(),
  }),
  response: z.object({ id: z.number().int(), is_amended: z.boolean() }),
});

/** By the person who asked. */
export const withdrawRequest = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/withdraw-licence-request',
  levels: ['subgroupAdmin'],
  permission: 'licenceRequests.write',
  params: inSubgroup,
  body: z.strictObject({ licenceRequestId: id }),
  response: done,
});

/** Out of the general pot into the asking service's pool, or that of its virtual group. */
export const fulfilRequest = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/fulfil-licence-request',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licenceRequests.decide',
  params: inGroup,
  body: z.strictObject({
    licenceRequestId: id,
    quantity: seats,
    note: z.string().trim().max(limits.text).default(''),
    idempotencyKey,
  }),
  response: licenceRequestRow,
});

/** Buys them instead. */
export const orderForRequest = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/order-licence-request',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licenceRequests.decide',
  params: inGroup,
  body: z.strictObject({
    licenceRequestId: id,
    quantity: seats,
    transactionRef: z.string().trim().max(limits.name).default(''),
    poReference: z.string().trim().max(limits.name).default(''),
    note: z.string().trim().max(limits.text).default(''),
    idempotencyKey,
  }),
  response: licenceRequestRow,
});

export const declineRequest = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/decline-licence-request',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licenceRequests.decide',
  params: inGroup,
  body: z.strictObject({ licenceRequestId: id, note: requiredText() }),
  response: licenceRequestRow,
});
