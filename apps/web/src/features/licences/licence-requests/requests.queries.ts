import type { Level, ServicePlace } from '@doselore/contract';

import {
  type LicenceRequestsQuery,
  listLicenceRequests,
  listSubgroupRequests,
} from '@doselore/contract/licence-requests';

import { roomLists } from '../../../platform/query-client/index.ts';

export const licences = roomLists('licences');

/** Requests to all organisations that the person decides for. */
export const requestsQuery = (level: Level, query: LicenceRequestsQuery) =>
  licences.sheet(listLicenceRequests, { fileName: 'Licence requests', level, query });

export const subgroupRequestsQuery = (level: Level, params: ServicePlace, query: LicenceRequestsQuery) =>
  licences.sheet(listSubgroupRequests, { fileName: 'Licence requests', level, params, query });

/** Every open request of a service, to find the one that a new request would change. */
export const openRequestsQuery = (level: Level, params: ServicePlace) =>
  licences.every(listSubgroupRequests, { level, params, query: { state: 'pending' } });
