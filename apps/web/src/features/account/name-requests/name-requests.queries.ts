import { type Body, endpointOf, type Level, type Query } from '@doselore/contract';
import { decideNameRequest, getNameRequestsCsv, listNameRequests } from '@doselore/contract/account';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../../platform/api/index.ts';

/** Organisation of the listed members. Undefined lists everyone. */
export type RequestPlace = { level: Level; groupId?: number | undefined };
type ListQuery = Query<typeof listNameRequests.site>;

const key = ['name-requests'];

export function nameRequestsQuery(place: RequestPlace, query: ListQuery) {
  const { level, ...params } = place;
  return queryOptions({
    queryKey: [...key, place, query],
    queryFn: ({ signal }) => callEndpoint(endpointOf(listNameRequests, place), { level, params, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadNameRequests(place: RequestPlace, query: ListQuery): SheetDownload {
  const { level, ...params } = place;
  return sheetOf(endpointOf(getNameRequestsCsv, place), { level, params, query, fileName: 'Name changes' });
}

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
