import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { type EndState, endEntries } from './waiting-list.repository.ts';

type Ending = { virtualGroupId: VirtualGroupId; userIds?: readonly number[]; state: EndState };

/**
 * Ends the waiting of these people, or of everybody, under the lock of the course. Whoever makes somebody a delegate
 * calls it with `taken`, so that nobody is a delegate and waits (V10). Returns how many of them had an open offer.
 */
export async function endWaiting(tx: Tx, target: Ending): Promise<{ userIds: number[]; offers: number }> {
  const ended = await endEntries(tx, target);
  return { userIds: ended.map(({ user_id }) => user_id), offers: ended.filter(({ had_offer }) => had_offer).length };
}
