import type { Actor } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { returnPoolToPot } from '../../ledger/index.ts';
import { withdrawForVirtualGroup } from '../../licence-requests/index.ts';
import { reclaimUnstarted } from '../../licences/index.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';

type Ended = {
  session: VirtualGroupData;
  /** Whose unstarted licences stay with them. */
  keepUserIds: readonly number[];
  reason: 'absent' | 'course_cancelled';
  /** For those who had asked for licences. */
  note: string;
  at: Date;
};

/** Of one that has ended: unstarted licences, its pool, and what was asked for it. */
export async function giveBackSeats(
  tx: Tx,
  actor: Actor,
  { session, keepUserIds, reason, note, at }: Ended,
): Promise<{ reclaimed: number; returned: number }> {
  const place = { groupId: session.group_id, virtualGroupId: session.id, at };
  const { reclaimed, seats } = await reclaimUnstarted(tx, actor, { ...place, keepUserIds, reason });
  const pooled = await returnPoolToPot(tx, {
    groupId: session.group_id,
    kind: 'VGPOOL',
    placeId: session.id,
    actorId: actor.id,
    at,
  });
  await withdrawForVirtualGroup(tx, actor, { ...place, note });
  return { reclaimed, returned: seats + pooled };
}
