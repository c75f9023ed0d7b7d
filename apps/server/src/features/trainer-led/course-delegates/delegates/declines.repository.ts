import { sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

type Decline = { virtualGroupId: VirtualGroupId; userId: UserId; note: string; at: Date };

/** Stores that a delegate declined. Replaces what the same person said before. */
export async function saveDecline(tx: Tx, { virtualGroupId, userId, note, at }: Decline): Promise<void> {
  await tx
    .insertInto('virtual_group_declines')
    .values({ virtual_group_id: virtualGroupId, user_id: userId, note, declined_at: at })
    .onConflict((conflict) => conflict.columns(['virtual_group_id', 'user_id']).doUpdateSet({ note, declined_at: at }))
    .execute();
}

type Declined = { name: string; declined_at: Date };

/**
 * Finds the decline of a member who has no place and does not wait for one. Undefined without a decline, and for people
 * who have left the organisation.
 */
export async function findDecline(
  db: Queries,
  params: { virtualGroupId: VirtualGroupId; userId: UserId },
): Promise<Declined | undefined> {
  const { rows } = await sql<Declined>`
    select u.first_name || ' ' || u.last_name as name, n.declined_at
    from virtual_group_declines n join virtual_groups v on v.id = n.virtual_group_id
    join groups g on g.id = v.group_id and g.archived_at is null
    join group_members m on m.group_id = v.group_id and m.user_id = n.user_id and m.archived_at is null
    join users u on u.id = n.user_id and u.archived_at is null and u.merged_into_id is null and u.state <> 'disabled'
    where n.virtual_group_id = ${params.virtualGroupId} and n.user_id = ${params.userId}
      and not exists (select from virtual_group_delegates d
        where d.virtual_group_id = n.virtual_group_id and d.user_id = n.user_id)
      and not exists (select from waiting_list_entries w
        where w.virtual_group_id = n.virtual_group_id and w.user_id = n.user_id and w.state in ('waiting', 'offered'))`.execute(
    db,
  );
  return rows[0];
}
