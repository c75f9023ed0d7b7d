import { type Body, endpointOf, type Level, type Query } from '@doselore/contract';
import { decideNameRequest, getNameRequestsCsv, listNameRequests } from '@doselore/contract/account';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint, sheetOf } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const nameRequests = roomQueries('name-requests');

/** Organisation of the listed members. Undefined lists everyone. */
export type RequestPlace = { level: Level; groupId?: number | undefined };
type ListQuery = Query<typeof listNameRequests.site>;

export const nameRequestsQuery = ({ level, ...params }: RequestPlace, query: ListQuery) =>
  nameRequests.list(endpointOf(listNameRequests, params), { level, params, query });

export const downloadNameRequests = ({ level, ...params }: RequestPlace, query: ListQuery) =>
  sheetOf(endpointOf(getNameRequestsCsv, params), { level, params, query, fileName: 'Name changes' });

export function sendDecision(
  { level, ...place }: RequestPlace,
  nameChangeId: number,
  body: Body<typeof decideNameRequest.site>,
) {
  const params = { ...place, nameChangeId };
  return callEndpoint(endpointOf(decideNameRequest, place), { level, params, body });
}

/** Refetches all data that contains names. */
export const refreshNames = (client: QueryClient) => client.invalidateQueries();
