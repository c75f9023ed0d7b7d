import { previewGroupMerge, previewUserMerge } from '@doselore/contract/merges';
import type { QueryClient } from '@tanstack/react-query';
import { roomQueries } from '../../../platform/query-client/index.ts';

export const merges = roomQueries('merges');
export type Pair = { keepId: number; dropId: number };

export const userPreviewQuery = (pair: Pair) =>
  merges.one(
    previewUserMerge,
    { body: pair },
    {
      retry: false,
      // Somebody decides by this data, so it is never shown from the cache.
      gcTime: 0,
    },
  );

export const groupPreviewQuery = (pair: Pair) =>
  merges.one(previewGroupMerge, { body: pair }, { retry: false, gcTime: 0 });

export const refreshEverything = (client: QueryClient): Promise<void> => client.invalidateQueries();
