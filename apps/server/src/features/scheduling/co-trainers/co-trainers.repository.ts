import { sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

/** Lists the co-trainers of a course by their ids. */
export async function listCoTrainers(
  db: Queries,
  virtualGroupId: VirtualGroupId,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select u.id, u.first_name || ' ' || u.last_name as name
    from virtual_group_managers m join users u on u.id = m.user_id
    where m.virtual_group_id = ${virtualGroupId} order by u.id`.execute(db);
  return rows;
}

type Added = { virtualGroupId: VirtualGroupId; userIds: readonly number[]; by: UserId; at: Date };

export async function insertCoTrainers(tx: Tx, { virtualGroupId, userIds, by, at }: Added): Promise<void> {
  await sql`insert into virtual_group_managers (virtual_group_id, user_id, added_by, added_at)
    select ${virtualGroupId}, id, ${by}, ${at}::timestamptz from unnest(${[...userIds]}::bigint[]) n (id)`.execute(tx);
}

type Removed = { virtualGroupId: VirtualGroupId; userIds: readonly number[] };

/** Deletes co-trainers of a course. Their claims stay. */
export async function deleteCoTrainers(tx: Tx, { virtualGroupId, userIds }: Removed): Promise<void> {
  await sql`delete from virtual_group_managers
    where virtual_group_id = ${virtualGroupId} and user_id = any(${[...userIds]}::bigint[])`.execute(tx);
}

/**
 * Deletes a person as co-trainer of every course that is not over at this time of the wall clock. Returns the courses.
 */
export async function deleteCoTraining(
  tx: Tx,
  { userId, londonNow }: { userId: number; londonNow: Date },
): Promise<VirtualGroupId[]> {
  const { rows } = await sql<{ id: VirtualGroupId }>`delete from virtual_group_managers m using virtual_groups v
    where m.user_id = ${userId} and v.id = m.virtual_group_id and v.state not in ('closed', 'cancelled')
      and coalesce(v.training_end > ${londonNow}, true) returning v.id`.execute(tx);
  return rows.map(({ id }) => id);
}
