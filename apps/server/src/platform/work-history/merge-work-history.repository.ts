import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';

/** Merge of two people or of two organisations, with the column that names them. */
export type MergeOf = {
  mergeId: number;
  merged: 'user_id' | 'group_id';
  keepId: number;
  dropId: number;
  at: Date;
  actorId: number;
};

const columnsOf = (merged: MergeOf['merged']) => ({
  column: sql.ref(merged),
  other: sql.ref(merged === 'user_id' ? 'group_id' : 'user_id'),
});

/**
 * Gives the kept person or organisation the spans of both. Overlapping spans of one fact become one. Where roles or
 * numbers differ, those of the kept side win for their days. What was known before stays on record.
 */
export async function joinSpans(tx: Tx, { mergeId, merged, keepId, dropId, at, actorId }: MergeOf): Promise<void> {
  const { column, other } = columnsOf(merged);
  const fact = sql`${other}, what, subgroup_id`;
  await sql`with before as (
      select s.*, daterange(s.from_on, s.until_on)::datemultirange as days, s.${column} = ${keepId} as is_kept
      from standing_spans s where s.${column} in (${keepId}, ${dropId}) and s.retracted_at is null
        and exists (select from standing_spans d where d.${column} = ${dropId} and d.retracted_at is null
          and d.${other} = s.${other} and d.what = s.what and d.subgroup_id is not distinct from s.subgroup_id)
    ), kept as (
      select ${fact}, range_agg(days) as days from before where is_kept group by ${fact}
    ), parts as (
      select b.${other}, b.what, b.subgroup_id, b.value, b.is_backfilled,
        case when b.is_kept then b.days else b.days - coalesce(k.days, '{}') end as days
      from before b left join kept k on k.${other} = b.${other} and k.what = b.what
        and k.subgroup_id is not distinct from b.subgroup_id
    ), joined as (
      select ${fact}, value, unnest(range_agg(days)) as days, bool_or(is_backfilled) as is_backfilled
      from parts group by ${fact}, value
    ), retracted as (
      update standing_spans s set retracted_at = greatest(${at}::timestamptz, s.recorded_at), retracted_in = ${mergeId}
      from before b where s.id = b.id returning s.id
    )
    insert into standing_spans (${column}, ${fact}, value, from_on, until_on, recorded_at, recorded_by, is_backfilled)
    select ${keepId}::bigint, ${fact}, value, lower(days), upper(days), ${at}, ${actorId}::bigint, is_backfilled
    from joined where (select count(*) from retracted) >= 0`.execute(tx);
}

/**
 * Restores the spans of both sides as they were known before the merge. Changes since, of facts that the merge joined,
 * are lost here: the tables of today then end or begin spans as of today.
 */
export async function partSpans(tx: Tx, { mergeId, merged, keepId, dropId, at, actorId }: MergeOf): Promise<void> {
  const { column, other } = columnsOf(merged);
  await sql`with before as (select * from standing_spans where retracted_in = ${mergeId}),
    retracted as (
      update standing_spans s set retracted_at = greatest(${at}::timestamptz, s.recorded_at) from before b
      where s.${column} in (${keepId}, ${dropId}) and s.retracted_at is null and s.${other} = b.${other}
        and s.what = b.what and s.subgroup_id is not distinct from b.subgroup_id returning s.id
    )
    insert into standing_spans (group_id, user_id, what, subgroup_id, value, from_on, until_on, recorded_at, recorded_by,
      reason, is_backfilled)
    select group_id, user_id, what, subgroup_id, value, from_on, until_on, ${at}, ${actorId}::bigint, reason,
      is_backfilled from before where (select count(*) from retracted) >= 0`.execute(tx);
}
