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
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint, everyRow, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

/** Requests to all organisations that the person decides for. */
export function requestsQuery(level: Level, query: LicenceRequestsQuery) {
  return queryOptions({
    queryKey: ['licences', 'requests', level, query],
    queryFn: ({ signal }) => callEndpoint(listLicenceRequests, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadRequests(level: Level, query: LicenceRequestsQuery): SheetDownload {
  return sheetOf(getLicenceRequestsCsv, { level, query, fileName: 'Licence requests' });
}

export function subgroupRequestsQuery(level: Level, params: ServicePlace, query: LicenceRequestsQuery) {
  return queryOptions({
    queryKey: ['licences', 'requests', level, params, query],
    queryFn: ({ signal }) => callEndpoint(listSubgroupRequests, { level, params, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Every open request of a service, to find the one that a new request would change. */
export function openRequestsQuery(level: Level, params: ServicePlace) {
  return queryOptions({
    queryKey: ['licences', 'requests', level, params, 'open'],
    queryFn: ({ signal }) =>
      everyRow((page) =>
        callEndpoint(listSubgroupRequests, { level, params, query: { ...page, state: 'pending' }, signal }),
      ),
  });
}

export function downloadSubgroupRequests(
  level: Level,
  params: ServicePlace,
  query: LicenceRequestsQuery,
): SheetDownload {
  return sheetOf(getSubgroupRequestsCsv, { level, params, query, fileName: 'Licence requests' });
}

export function serviceProductsQuery(level: Level, params: ServicePlace) {
  return queryOptions({
    queryKey: ['licences', 'service-products', level, params],
    queryFn: ({ signal }) => callEndpoint(listLicenceProducts.subgroup, { level, params, signal }),
  });
}

export function sendRequest(level: Level, params: ServicePlace, body: Body<typeof requestLicences>) {
  return callEndpoint(requestLicences, { level, params, body });
}

export function sendWithdrawal(level: Level, params: ServicePlace, licenceRequestId: number) {
  return callEndpoint(withdrawRequest, { level, params, body: { licenceRequestId } });
}

export function sendFulfilment(level: Level, groupId: number, body: Body<typeof fulfilRequest>) {
  return callEndpoint(fulfilRequest, { level, params: { groupId }, body });
}

export function sendRequestOrder(level: Level, groupId: number, body: Body<typeof orderForRequest>) {
  return callEndpoint(orderForRequest, { level, params: { groupId }, body });
}

export function sendRefusal(level: Level, groupId: number, body: Body<typeof declineRequest>) {
  return callEndpoint(declineRequest, { level, params: { groupId }, body });
}
