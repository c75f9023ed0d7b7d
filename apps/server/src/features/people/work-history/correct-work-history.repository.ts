import type { WorkFact } from '@doselore/contract/work-history';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { Member } from '../../../platform/work-history/index.ts';

export type LockedMember = {
  job_role: string | null;
  own_job_role: string | null;
  has_left: boolean;
  /** First day of the open membership. Null when none is open. */
  member_from: string | null;
};

export async function lockMember(tx: Tx, { groupId, userId }: Member): Promise<LockedMember | undefined> {
  await sql`select from group_members m where m.group_id = ${groupId} and m.user_id = ${userId}
    for no key update`.execute(tx);
  const { rows } = await sql<LockedMember>`
    select m.job_role, u.job_role as own_job_role, m.archived_at is not null as has_left,
      (select s.from_on::text from standing_spans s where s.group_id = m.group_id and s.user_id = m.user_id
        and s.what = 'member' and s.until_on is null and s.retracted_at is null) as member_from
    from group_members m join users u on u.id = m.user_id
    where m.group_id = ${groupId} and m.user_id = ${userId}`.execute(tx);
  return rows[0];
}

export type OpenSpan = {
  id: number;
  subgroup_id: number | null;
  value: string | null;
  from_on: string;
  /** First day that is free of earlier spans of the same fact. Null without any. */
  free_from: string | null;
};

/** Finds the open span that a form showed. Undefined when it is no longer open. */
export async function findOpenSpan(
  tx: Tx,
  { groupId, userId, what, spanId }: Member & { what: WorkFact; spanId: number | null },
): Promise<OpenSpan | undefined> {
  const { rows } = await sql<OpenSpan>`
    select s.id, s.subgroup_id, s.value, s.from_on::text as from_on,
      (select max(e.until_on)::text from standing_spans e where e.group_id = s.group_id and e.user_id = s.user_id
        and e.what = s.what and e.subgroup_id is not distinct from s.subgroup_id and e.retracted_at is null) as free_from
    from standing_spans s where s.group_id = ${groupId} and s.user_id = ${userId} and s.what = ${what}
      and (${spanId}::bigint is null or s.id = ${spanId}) and s.until_on is null and s.retracted_at is null`.execute(
    tx,
  );
  return rows[0];
}

/** Returns the first day that is free of earlier roles of a member. Null without any. */
export async function findFreeFrom(tx: Tx, { groupId, userId }: Member): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select max(until_on)::text as day from standing_spans
    where group_id = ${groupId} and user_id = ${userId} and what = 'role' and retracted_at is null`.execute(tx);
  return rows[0]?.day ?? null;
}
