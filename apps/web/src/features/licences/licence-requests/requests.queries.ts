import type { Body, Level, ServicePlace } from '@doselore/contract';
import { listLicenceProducts } from '@doselore/contract/licence-orders';
import {
  declineRequest,
  fulfilRequest,
  getLicenceRequestsCsv,
  getSubgroupRequestsCsv,
  type LicenceRequestsQuery,
  listLicenceRequests,
  listSubgroupRequests,
  orderForRequest,
  requestLicences,
  withdrawRequest,
} from '@doselore/contract/licence-requests';
import { callEndpoint, sheetOf } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const licences = roomQueries('licences');

/** Requests to all organisations that the person decides for. */
export const requestsQuery = (level: Level, query: LicenceRequestsQuery) =>
  licences.list(listLicenceRequests, { level, query });

export const downloadRequests = (level: Level, query: LicenceRequestsQuery) =>
  sheetOf(getLicenceRequestsCsv, { level, query, fileName: 'Licence requests' });

export const subgroupRequestsQuery = (level: Level, params: ServicePlace, query: LicenceRequestsQuery) =>
  licences.list(listSubgroupRequests, { level, params, query });

/** Every open request of a service, to find the one that a new request would change. */
export const openRequestsQuery = (level: Level, params: ServicePlace) =>
  licences.every(listSubgroupRequests, { level, params, query: { state: 'pending' } });

export const downloadSubgroupRequests = (level: Level, params: ServicePlace, query: LicenceRequestsQuery) =>
  sheetOf(getSubgroupRequestsCsv, { level, params, query, fileName: 'Licence requests' });

export const serviceProductsQuery = (level: Level, params: ServicePlace) =>
  licences.one(listLicenceProducts.subgroup, { level, params });

export const sendRequest = (level: Level, params: ServicePlace, body: Body<typeof requestLicences>) =>
  callEndpoint(requestLicences, { level, params, body });
export const sendWithdrawal = (level: Level, params: ServicePlace, licenceRequestId: number) =>
  callEndpoint(withdrawRequest, { level, params, body: { licenceRequestId } });
export const sendFulfilment = (level: Level, groupId: number, body: Body<typeof fulfilRequest>) =>
  callEndpoint(fulfilRequest, { level, params: { groupId }, body });
export const sendRequestOrder = (level: Level, groupId: number, body: Body<typeof orderForRequest>) =>
  callEndpoint(orderForRequest, { level, params: { groupId }, body });
export const sendRefusal = (level: Level, groupId: number, body: Body<typeof declineRequest>) =>
  callEndpoint(declineRequest, { level, params: { groupId }, body });
