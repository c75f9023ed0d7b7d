import type { PlannedSession } from '@doselore/contract/virtual-groups';
import { slotOf } from '@doselore/contract/virtual-groups';
import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

/** Lists the sessions of a course by their starts. Times are wall clock, written as UTC. */
export async function listSessions(db: Queries, virtualGroupId: VirtualGroupId): Promise<PlannedSession[]> {
  const rows = await db
    .selectFrom('virtual_group_sessions')
    .select(['training_start', 'training_end', 'place'])
    .where('virtual_group_id', '=', virtualGroupId)
    .orderBy('ordinal')
    .execute();
  return rows.map(({ training_start, training_end, place }) => ({
    training_start: training_start.toISOString(),
    training_end: training_end.toISOString(),
    place,
  }));
}

/**
 * Replaces the sessions of a course, and sets its times to the first start and the last end in the same transaction
 * (V8). The caller has locked the course and checked the sessions.
 */
export async function saveSessions(
  tx: Tx,
  { virtualGroupId, sessions }: { virtualGroupId: VirtualGroupId; sessions: readonly PlannedSession[] },
): Promise<void> {
  const ordered = [...sessions].sort((a, b) => a.training_start.localeCompare(b.training_start));
  await tx.deleteFrom('virtual_group_sessions').where('virtual_group_id', '=', virtualGroupId).execute();
  if (ordered.length > 0)
    await tx
      .insertInto('virtual_group_sessions')
      .values(
        ordered.map((session, index) => ({
          ...session,
          virtual_group_id: virtualGroupId,
          ordinal: index + 1,
          training_slot: slotOf(session),
        })),
      )
      .execute();
  await tx
    .updateTable('virtual_groups')
    .set({
      training_start: ordered[0]?.training_start ?? null,
      training_end: ordered.at(-1)?.training_end ?? null,
    })
    .where('id', '=', virtualGroupId)
    .execute();
}
