import { getOwnNeeds } from '@doselore/contract/delegate-needs';
import { roomQueries } from '../../../platform/query-client/index.ts';

export const delegateNeeds = roomQueries('delegate-needs');

/** What the signed-in delegate needs. Loaded again for every dialogue, because it is a form. */
export const ownNeedsQuery = (virtualGroupId: number) =>
  delegateNeeds.one(
    getOwnNeeds,
    { params: { virtualGroupId } },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  );
