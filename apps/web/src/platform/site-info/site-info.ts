import { getSiteInfo } from '@doselore/contract/site-status';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
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

const longestWaitMs = 2_000;

/** Waits for the site info, so that a page that shows parts of it does not move when they arrive. */
export async function untilSiteInfo(client: QueryClient): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([client.prefetchQuery(siteInfoQuery), limit]);
}
