import { previewErasure } from '@doselore/contract/personal-data';
import type { QueryClient } from '@tanstack/react-query';
import { roomQueries } from '../../../platform/query-client/index.ts';

const personalData = roomQueries('personal-data');

export const erasureQuery = (userId: number) =>
  personalData.one(
    previewErasure,
    { params: { userId }, body: {} },
    {
      retry: false,
      // Somebody decides by this data, so it is never shown from the cache.
      gcTime: 0,
    },
  );

export const refreshEverything = (client: QueryClient): Promise<void> => client.invalidateQueries();
