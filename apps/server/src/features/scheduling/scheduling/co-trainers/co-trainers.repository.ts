import { sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

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

/** Deletes what the sessions of a course claim from these trainers. */
export async function deleteClaimsOf(tx: Tx, { virtualGroupId, userIds }: Removed): Promise<void> {
  await sql`delete from time_claims c using virtual_group_sessions s
    where s.id = c.virtual_group_session_id and s.virtual_group_id = ${virtualGroupId}
      and c.trainer_user_id = any(${[...userIds]}::bigint[])`.execute(tx);
}

/**
 * Deletes a person as co-trainer of every course that is not over at this time of the wall clock, with the claims for
 * them. Returns the number of courses.
 */
export async function deleteCoTraining(
  tx: Tx,
  { userId, londonNow }: { userId: number; londonNow: Date },
): Promise<number> {
  const isAhead = sql`v.state not in ('closed', 'cancelled') and coalesce(v.training_end > ${londonNow}, true)`;
  await sql`delete from time_claims c using virtual_group_sessions s, virtual_group_managers m, virtual_groups v
    where c.trainer_user_id = ${userId} and s.id = c.virtual_group_session_id and v.id = s.virtual_group_id
      and m.virtual_group_id = v.id and m.user_id = ${userId} and ${isAhead}`.execute(tx);
  const { numAffectedRows } = await sql`delete from virtual_group_managers m using virtual_groups v
    where m.user_id = ${userId} and v.id = m.virtual_group_id and ${isAhead}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
