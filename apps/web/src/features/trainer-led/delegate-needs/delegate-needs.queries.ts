import { getOwnNeeds } from '@doselore/contract/delegate-needs';
import { roomQueries } from '../../../platform/query-client/index.ts';

export const delegateNeeds = roomQueries('delegate-needs');

/**
 * Query of the needs of the signed-in delegate. Loaded again for every dialogue, because a form must begin with the
 * stored values.
 */
export const ownNeedsQuery = (virtualGroupId: number) =>
  delegateNeeds.one(
    getOwnNeeds,
    { params: { virtualGroupId } },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  );
