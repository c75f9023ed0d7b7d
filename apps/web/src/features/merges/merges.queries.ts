import {
  listMerges,
  type MergeKind,
  mergeGroups,
  mergeUsers,
  previewGroupMerge,
  previewUserMerge,
  undoMerge,
} from '@doselore/contract/merges';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

const level = 'superAdmin';
export type Pair = { keepId: number; dropId: number };

export function userPreviewQuery(pair: Pair) {
  return queryOptions({
    queryKey: ['merges', 'users', 'preview', pair],
    queryFn: ({ signal }) => callEndpoint(previewUserMerge, { level, body: pair, signal }),
    retry: false,
    // Somebody decides by this data, so it is never shown from the cache.
    gcTime: 0,
  });
}

export function groupPreviewQuery(pair: Pair) {
  return queryOptions({
    queryKey: ['merges', 'groups', 'preview', pair],
    queryFn: ({ signal }) => callEndpoint(previewGroupMerge, { level, body: pair, signal }),
    retry: false,
    gcTime: 0,
  });
}

export function mergesQuery(kind: MergeKind) {
  return queryOptions({
    queryKey: ['merges', kind, 'done'],
    queryFn: ({ signal }) => callEndpoint(listMerges, { level, query: { kind }, signal }),
  });
}

export const sendUserMerge = (pair: Pair) => callEndpoint(mergeUsers, { level, body: pair });
export const sendGroupMerge = (pair: Pair) => callEndpoint(mergeGroups, { level, body: pair });
export const sendUndo = (mergeId: number) => callEndpoint(undoMerge, { level, params: { mergeId } });

export const refreshEverything = (client: QueryClient): Promise<void> => client.invalidateQueries();
