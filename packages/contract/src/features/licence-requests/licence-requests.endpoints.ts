import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { licenceRequestsSchemas } from './licence-requests.schemas.ts';

/**
 * Lists licence requests: the report licence-requests of site admins, and service-licence-requests of organisation
 * admins.
 */
export const listLicenceRequests = endpoint<typeof licenceRequestsSchemas.listLicenceRequests>({
  method: 'GET',
  path: 'licence-requests',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licenceRequests.decide',
});
export const getLicenceRequestsCsv = csvOf(listLicenceRequests);

export const listSubgroupRequests = endpoint<typeof licenceRequestsSchemas.listSubgroupRequests>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/licence-requests',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'licenceRequests.list',
});

export const getSubgroupRequestsCsv = csvOf(listSubgroupRequests);

/** Requests licences. A second request for the same course and months amends the first while it is pending. */
export const requestLicences = endpoint<typeof licenceRequestsSchemas.requestLicences>({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/request-licences',
  levels: ['subgroupAdmin'],
  permission: 'licenceRequests.write',
});

/** Withdraws a request. Only the requester can. */
export const withdrawRequest = endpoint<typeof licenceRequestsSchemas.withdrawRequest>({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/withdraw-licence-request',
  levels: ['subgroupAdmin'],
  permission: 'licenceRequests.write',
});

/** Moves seats from the general pot into the pool of the requesting service or its virtual group. */
export const fulfilRequest = endpoint<typeof licenceRequestsSchemas.fulfilRequest>({
  method: 'POST',
  path: 'groups/:groupId/fulfil-licence-request',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licenceRequests.decide',
});

/** Fulfils a request by an order. */
export const orderForRequest = endpoint<typeof licenceRequestsSchemas.orderForRequest>({
  method: 'POST',
  path: 'groups/:groupId/order-licence-request',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licenceRequests.decide',
});

export const declineRequest = endpoint<typeof licenceRequestsSchemas.declineRequest>({
  method: 'POST',
  path: 'groups/:groupId/decline-licence-request',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licenceRequests.decide',
});
