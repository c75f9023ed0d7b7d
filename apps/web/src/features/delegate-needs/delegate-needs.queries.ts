import type { Body, Level } from '@doselore/contract';
import { getOwnNeeds, listNeeds, saveOwnNeeds } from '@doselore/contract/delegate-needs';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

/** What the signed-in delegate needs. Loaded again for every dialogue, because it is a form. */
export function ownNeedsQuery(virtualGroupId: number) {
  return queryOptions({
    queryKey: ['delegate-needs', 'own', virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(getOwnNeeds, { level: 'member', params: { virtualGroupId }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function saveNeeds(virtualGroupId: number, body: Body<typeof saveOwnNeeds>) {
  return callEndpoint(saveOwnNeeds, { level: 'member', params: { virtualGroupId }, body });
}

export function needsQuery(level: Level, virtualGroupId: number) {
  return queryOptions({
    queryKey: ['delegate-needs', level, virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(listNeeds, { level, params: { virtualGroupId }, signal }),
  });
}
