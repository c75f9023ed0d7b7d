import { sql } from 'kysely';
import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

type End = { id: number; state: 'closed' | 'cancelled'; at: Date; reason: string };

export async function endVirtualGroup(tx: Tx, end: End): Promise<void> {
  await tx
    .updateTable('virtual_groups')
    .set({ state: end.state, ended_at: end.at, end_reason: end.reason })
    .where('id', '=', end.id)
    .execute();
}

/**
 * Counts what ending it now would move: unstarted licences with their seats, and the seats in its pools. Leaves out
 * free retries of these people, and their licences for its course, which start by attendance.
 */
export async function countReturns(
  db: Queries,
  params: { id: VirtualGroupId; keepUserIds: readonly number[] },
): Promise<{ reclaimed: number; returned: number }> {
  const { rows } = await sql<{ reclaimed: number; returned: number }>`
    select count(l.id)::int as reclaimed, ((count(l.id) filter (where not l.is_free_retry)) + (
      select coalesce(sum(a.available), 0) from licence_accounts a where a.kind = 'VGPOOL' and a.place_id = v.id
        and a.group_id = v.group_id))::int as returned
    from virtual_groups v left join licences l on l.virtual_group_id = v.id and l.state = 'issued'
      and l.deleted_at is null and (l.user_id <> all(${[...params.keepUserIds]}::bigint[])
        or not l.is_free_retry and l.product_id <> v.abstract_course_id)
    where v.id = ${params.id} group by v.id`.execute(db);
  return rows[0] ?? { reclaimed: 0, returned: 0 };
}

/** Stores with each delegate the licence that their attendance or their assessment has ended. */
export async function saveCertified(
  tx: Tx,
  params: { virtualGroupId: number; licenceIds: readonly number[] },
): Promise<void> {
  await sql`update virtual_group_delegates d set licence_id = l.id from licences l
    where l.id = any(${[...params.licenceIds]}::bigint[]) and d.user_id = l.user_id
      and d.virtual_group_id = ${params.virtualGroupId}`.execute(tx);
}

type Waiver = { userId: number; reason: string };

export async function saveWaivers(
  tx: Tx,
  params: { virtualGroupId: number; waivers: readonly Waiver[] },
): Promise<void> {
  await sql`update virtual_group_delegates d set licence_waiver = w.reason
    from unnest(${params.waivers.map(({ userId }) => userId)}::bigint[],
      ${params.waivers.map(({ reason }) => reason)}::text[]) w (user_id, reason)
    where d.virtual_group_id = ${params.virtualGroupId} and d.user_id = w.user_id`.execute(tx);
}

/** Counts the people who attended and have given no feedback. */
export async function countWithoutFeedback(db: Queries, virtualGroupId: VirtualGroupId): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from virtual_group_delegates d
    where d.virtual_group_id = ${virtualGroupId} and d.attendance in ('attended', 'partial')
      and not exists (select from session_feedback f where f.virtual_group_id = d.virtual_group_id
        and f.user_id = d.user_id)`.execute(db);
  return rows[0]?.count ?? 0;
}
