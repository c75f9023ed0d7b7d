import { type ErasureReason, eraseUser, previewErasure } from '@doselore/contract/personal-data';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

const level = 'superAdmin';

export function erasureQuery(userId: number) {
  return queryOptions({
    queryKey: ['personal-data', 'erasure', userId],
    queryFn: ({ signal }) => callEndpoint(previewErasure, { level, params: { userId }, body: {}, signal }),
    retry: false,
    // Somebody decides by this data, so it is never shown from the cache.
    gcTime: 0,
  });
}

export const sendErasure = (userId: number, reason: ErasureReason) =>
  callEndpoint(eraseUser, { level, params: { userId }, body: { reason } });

export const refreshEverything = (client: QueryClient): Promise<void> => client.invalidateQueries();
