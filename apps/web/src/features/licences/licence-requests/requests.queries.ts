import type { Level, ServicePlace } from '@doselore/contract';
import { listLicenceRequests, listSubgroupRequests } from '@doselore/contract/licence-requests';
import { roomLists } from '../../../platform/query-client/index.ts';

export const licences = roomLists('licences');

/** Requests to all organisations that the person decides for. */
export const requestsQuery = licences.sheet(listLicenceRequests, 'Licence requests');

export const subgroupRequestsQuery = licences.sheet(listSubgroupRequests, 'Licence requests');

/** Every open request of a service, to find the one that a new request would change. */
export const openRequestsQuery = (level: Level, params: ServicePlace) =>
  licences.every(listSubgroupRequests, { level, params, query: { state: 'pending' } });
