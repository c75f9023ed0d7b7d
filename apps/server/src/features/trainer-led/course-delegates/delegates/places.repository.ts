import { sql } from 'kysely';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';

type Change = { virtualGroupId: VirtualGroupId; userIds: readonly number[] };

/** Adds delegates and skips those who are one already. Returns the ids that were added. */
export async function insertDelegates(
  tx: Tx,
  { virtualGroupId, userIds, actorId, at }: Change & { actorId: number; at: Date },
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    insert into virtual_group_delegates (virtual_group_id, user_id, invited_at, added_by)
    select ${virtualGroupId}, u.id, ${at}::timestamptz, ${actorId} from unnest(${[...userIds]}::bigint[]) u (id)
    on conflict do nothing returning user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

/** Deletes delegates without a mark of attendance. Returns the ids that were deleted. */
export async function deleteDelegates(tx: Tx, { virtualGroupId, userIds }: Change): Promise<number[]> {
  const rows = await tx
    .deleteFrom('virtual_group_delegates')
    .where('virtual_group_id', '=', virtualGroupId)
    .where('user_id', 'in', [...userIds])
    .where('sessions_marked', '=', 0)
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
