import { getSiteInfo } from '@doselore/contract/site-status';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../api/index.ts';

export const siteInfoQuery = queryOptions({
  queryKey: ['site-info'],
  queryFn: ({ signal }) => callEndpoint(getSiteInfo, { level: 'site', signal, quiet: true }),
  staleTime: 5 * 60_000,
});

/** What a page needs to know before anybody has signed in; `undefined` until it has arrived. */
export function useSiteInfo() {
  return useQuery(siteInfoQuery).data;
}
