import type { Level, ServicePlace } from '@doselore/contract';
import { listLicenceProducts } from '@doselore/contract/licence-orders';
import {
  getLicenceRequestsCsv,
  getSubgroupRequestsCsv,
  type LicenceRequestsQuery,
  listLicenceRequests,
  listSubgroupRequests,
} from '@doselore/contract/licence-requests';
import { sheetOf } from '../../../platform/api/index.ts';
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
