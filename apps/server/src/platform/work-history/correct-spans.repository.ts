import { sql } from 'kysely';
import type { GroupId, UserId } from '../access/index.ts';
import type { Tx } from '../db/index.ts';
import type { Fact, Recording } from './work-history.repository.ts';

export type Member = { groupId: GroupId; userId: UserId };

export async function retractSpan(tx: Tx, spanId: number, { at }: Recording): Promise<void> {
  await sql`update standing_spans set retracted_at = greatest(${at}::timestamptz, recorded_at)
    where id = ${spanId}`.execute(tx);
}

export type NewSpan = {
  what: Fact;
  subgroup_id: number | null;
  value: string | null;
  from_on: string;
  until_on: string | null;
  reason: string;
};

export async function insertSpan(tx: Tx, { groupId, userId }: Member, span: NewSpan, by: Recording): Promise<void> {
  await tx
    .insertInto('standing_spans')
    .values({ ...span, group_id: groupId, user_id: userId, recorded_at: by.at, recorded_by: by.actorId })
    .execute();
}

/**
 * Moves services, role and number that began with the membership along with its first day, and those that began before
 * it to that day. Earlier spans of the same fact end before.
 */
export async function moveAlong(
  tx: Tx,
  { groupId, userId }: Member,
  { from, to, reason }: { from: string; to: string; reason: string },
  { at, actorId }: Recording,
): Promise<void> {
  await sql`with moved as (
      update standing_spans s set retracted_at = greatest(${at}::timestamptz, s.recorded_at)
      where s.group_id = ${groupId} and s.user_id = ${userId} and s.what <> 'member' and s.until_on is null
        and s.retracted_at is null and (s.from_on = ${from}::date or s.from_on < ${to}::date) returning s.*)
    insert into standing_spans (group_id, user_id, what, subgroup_id, value, from_on, recorded_at, recorded_by, reason)
    select group_id, user_id, what, subgroup_id, value, greatest(${to}::date, (select max(e.until_on)
        from standing_spans e where e.group_id = m.group_id and e.user_id = m.user_id and e.what = m.what
          and e.subgroup_id is not distinct from m.subgroup_id and e.retracted_at is null)),
      ${at}, ${actorId}::bigint, ${reason} from moved m`.execute(tx);
}
