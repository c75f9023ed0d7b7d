import { getSiteInfo } from '@doselore/contract/site-status';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../api/index.ts';

export const siteInfoQuery = queryOptions({
  queryKey: ['site-info'],
  queryFn: ({ signal }) => callEndpoint(getSiteInfo, { level: 'site', signal, quiet: true }),
  staleTime: 5 * 60_000,
});

/** Returns what pages need before sign-in; undefined until it has loaded. */
export function useSiteInfo() {
  return useQuery(siteInfoQuery).data;
}
