import type { CompatibilityKind } from '@doselore/contract/trainers';
import { sql } from 'kysely';
import type { UserId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export type CompatibilityData = { group_id: number; group_name: string; kind: CompatibilityKind; reason: string };

export async function listCompatibilityRows(db: Queries, userId: UserId): Promise<CompatibilityData[]> {
  const { rows } = await sql<CompatibilityData>`
    select x.group_id, g.name as group_name, x.kind, x.reason
    from trainer_group_compatibilities x join groups g on g.id = x.group_id
    where x.trainer_user_id = ${userId} order by lower(g.name), g.id`.execute(db);
  return rows;
}

type NewCompatibility = { groupId: number; kind: CompatibilityKind; reason: string; setBy: number; at: Date };

/** Saves an organisation of a trainer. A row that stays as it is keeps who set it. */
export async function saveCompatibility(tx: Tx, userId: UserId, row: NewCompatibility): Promise<void> {
  await sql`insert into trainer_group_compatibilities as x (trainer_user_id, group_id, kind, reason, set_by, set_at)
    values (${userId}, ${row.groupId}, ${row.kind}, ${row.reason}, ${row.setBy}, ${row.at})
    on conflict (trainer_user_id, group_id) do update
      set kind = excluded.kind, reason = excluded.reason, set_by = excluded.set_by, set_at = excluded.set_at
      where (x.kind, x.reason) is distinct from (excluded.kind, excluded.reason)`.execute(tx);
}

export async function deleteCompatibilities(tx: Tx, userId: UserId, groupIds: readonly number[]): Promise<void> {
  if (groupIds.length === 0) return;
  await tx
    .deleteFrom('trainer_group_compatibilities')
    .where('trainer_user_id', '=', userId)
    .where('group_id', 'in', [...groupIds])
    .execute();
}

/**
 * Returns those of the ids that organisations have which are not archived.
 * Takes no scope: site admins choose among all organisations.
 */
export async function listOpenGroups(tx: Tx, groupIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from groups
    where id = any(${[...groupIds]}::bigint[]) and archived_at is null order by id for share`.execute(tx);
  return rows.map(({ id }) => id);
}
