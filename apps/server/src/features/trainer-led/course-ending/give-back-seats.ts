import type { Actor } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { returnPoolToPot } from '../../licences/ledger/index.ts';
import { withdrawForVirtualGroup } from '../../licences/licence-requests/index.ts';
import { reclaimUnstarted } from '../../licences/licences/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';

type Ended = {
  course: VirtualGroupData;
  /** People who keep their unstarted free retries. */
  keepUserIds: readonly number[];
  reason: 'absent' | 'course_cancelled';
  /** Note for the people who had requested licences. */
  note: string;
  at: Date;
};

/**
 * Returns the seats of a virtual group that has ended: reclaims unstarted licences, empties its pool, and withdraws its
 * requests.
 */
export async function giveBackSeats(
  tx: Tx,
  actor: Actor,
  { course, keepUserIds, reason, note, at }: Ended,
): Promise<{ reclaimed: number; returned: number }> {
  const place = { groupId: course.group_id, virtualGroupId: course.id, at };
  const { reclaimed, seats } = await reclaimUnstarted(tx, actor, { ...place, keepUserIds, reason });
  const pooled = await returnPoolToPot(tx, {
    groupId: course.group_id,
    kind: 'VGPOOL',
    placeId: course.id,
    actorId: actor.id,
    at,
  });
  await withdrawForVirtualGroup(tx, actor, { ...place, note });
  return { reclaimed, returned: seats + pooled };
}
