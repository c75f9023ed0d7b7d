import {
  listMerges,
  type MergeKind,
  mergeGroups,
  mergeUsers,
  previewGroupMerge,
  previewUserMerge,
} from '@doselore/contract/merges';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const merges = roomQueries('merges');
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
export const mergesQuery = (kind: MergeKind) => merges.one(listMerges, { query: { kind } });

export const sendUserMerge = (pair: Pair) => callEndpoint(mergeUsers, { body: pair });
export const sendGroupMerge = (pair: Pair) => callEndpoint(mergeGroups, { body: pair });

export const refreshEverything = (client: QueryClient): Promise<void> => client.invalidateQueries();
