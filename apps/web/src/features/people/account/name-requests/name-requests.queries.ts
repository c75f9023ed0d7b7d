import { type Body, endpointOf, type Level, type Query } from '@doselore/contract';
import { decideNameRequest, listNameRequests } from '@doselore/contract/account';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { roomLists } from '../../../../platform/query-client/index.ts';

const nameRequests = roomLists('name-requests');

/** Organisation of the listed members. Undefined lists everyone. */
export type RequestPlace = { level: Level; groupId?: number | undefined };
type ListQuery = Query<typeof listNameRequests.site>;

export const nameRequestsQuery = ({ level, ...params }: RequestPlace, query: ListQuery) =>
  nameRequests.sheet(endpointOf(listNameRequests, params), { fileName: 'Name changes', level, params, query });

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
