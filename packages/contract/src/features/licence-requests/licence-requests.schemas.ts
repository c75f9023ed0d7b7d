import { z } from 'zod';
import {
  done,
  id,
  idempotencyKey,
  inGroup,
  inSubgroup,
  listQuery,
  moment,
  pageOf,
  placeShown,
  requiredText,
} from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { keyFields, keyShown, seats } from '../ledger/ledger-keys.schemas.ts';
import { licenceRequestStates } from './licence-requests.rules.ts';

export const licenceRequestRow = z.object({
  id: z.number().int(),
  group: placeShown,
  /** Null when a virtual group without a service made the request. */
  subgroup: placeShown.nullable(),
  virtual_group: placeShown.nullable(),
  ...keyShown,
  quantity: z.number().int(),
  fulfilled_quantity: z.number().int(),
  note: z.string(),
  state: z.enum(licenceRequestStates),
  requested_by: z.string(),
  requested_at: moment,
  /** Time at which the request lapses and leaves the list of open requests. */
  lapses_at: moment.nullable(),
  decided_by: z.string().nullable(),
  decided_at: moment.nullable(),
  decision_note: z.string(),
  /** Seats of this key in the general pot now. Null for callers who may not see it. */
  pot: z.number().int().nullable(),
});
export type LicenceRequestRow = z.output<typeof licenceRequestRow>;

/** State of requests. `open` means pending or part fulfilled. */
export const licenceRequestsQuery = listQuery.extend({
  state: z.enum(['', 'open', ...licenceRequestStates]).default(''),
  groupId: id.optional(),
  /** One request, as notifications link to it. */
  request: id.optional(),
});
export type LicenceRequestsQuery = z.output<typeof licenceRequestsQuery>;

export const licenceRequestsSchemas = {
  listLicenceRequests: { query: licenceRequestsQuery, response: pageOf(licenceRequestRow) },
  listSubgroupRequests: {
    params: inSubgroup,
    query: licenceRequestsQuery.omit({ groupId: true }),
    response: pageOf(licenceRequestRow),
  },
  requestLicences: {
    params: inSubgroup,
    body: z.strictObject({
      ...keyFields,
      quantity: seats,
      note: z.string().trim().max(limits.text).default(''),
      virtualGroupId: id.optional(),
    }),
    response: z.object({ id: z.number().int(), is_amended: z.boolean() }),
  },
  withdrawRequest: { params: inSubgroup, body: z.strictObject({ licenceRequestId: id }), response: done },
  fulfilRequest: {
    params: inGroup,
    body: z.strictObject({
      licenceRequestId: id,
      quantity: seats,
      note: z.string().trim().max(limits.text).default(''),
      idempotencyKey,
    }),
    response: licenceRequestRow,
  },
  orderForRequest: {
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
  },
  declineRequest: {
    params: inGroup,
    body: z.strictObject({ licenceRequestId: id, note: requiredText() }),
    response: licenceRequestRow,
  },
};
