import { sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export type ExclusionData = {
  group_id: number;
  group_name: string;
  reason: string;
  set_by: string | null;
  set_at: Date;
};

/** Takes no scope: exclusions from venues are for site admins only. */
export async function listExclusionRows(db: Queries, venueId: number): Promise<ExclusionData[]> {
  const { rows } = await sql<ExclusionData>`
    select x.group_id, g.name as group_name, x.reason, u.first_name || ' ' || u.last_name as set_by, x.set_at
    from venue_excluded_groups x join groups g on g.id = x.group_id join users u on u.id = x.set_by
    where x.venue_id = ${venueId} order by lower(g.name), g.id`.execute(db);
  return rows;
}

type Exclusion = { venueId: number; groupId: number; reason: string; setBy: number; at: Date };

/** Inserts an exclusion, or changes its reason. An exclusion with this reason keeps who set it. */
export async function saveExclusion(tx: Tx, { venueId, groupId, reason, setBy, at }: Exclusion): Promise<void> {
  await sql`insert into venue_excluded_groups as x (venue_id, group_id, reason, set_by, set_at)
    values (${venueId}, ${groupId}, ${reason}, ${setBy}, ${at})
    on conflict (venue_id, group_id) do update set reason = excluded.reason, set_by = excluded.set_by, set_at = excluded.set_at
      where x.reason <> excluded.reason`.execute(tx);
}

export async function deleteExclusions(
  tx: Tx,
  params: { venueId: number; groupIds: readonly number[] },
): Promise<void> {
  if (params.groupIds.length === 0) return;
  await tx
    .deleteFrom('venue_excluded_groups')
    .where('venue_id', '=', params.venueId)
    .where('group_id', 'in', [...params.groupIds])
    .execute();
}
