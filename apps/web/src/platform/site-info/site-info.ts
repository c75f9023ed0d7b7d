import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { askSiteInfo, withinWait } from './ask-site-info.ts';

export const siteInfoQuery = queryOptions({
  queryKey: ['site-info'],
  queryFn: ({ signal }) => askSiteInfo(signal),
  staleTime: 5 * 60_000,
});

/** Returns what pages need before sign-in; undefined until it has loaded. */
export function useSiteInfo() {
  return useQuery(siteInfoQuery).data;
}

/** Waits for the site info, so that a page that shows parts of it does not move when they arrive. */
export async function untilSiteInfo(client: QueryClient): Promise<void> {
  await withinWait(client.prefetchQuery(siteInfoQuery));
}
