import type { DelegateResponse } from '@doselore/contract/my-learning';
import { sql } from 'kysely';
import type { GroupId, UserId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

/** Place, waiting-list entry or organiser duty of a member at an upcoming course. */
export type Duty = {
  user_id: UserId;
  virtual_group_id: VirtualGroupId;
  kind: 'place' | 'waiting' | 'organiser';
  title: string;
  /** First day, as YYYY-MM-DD. Null for a draft without a date. */
  day: string | null;
  /** Answer of a delegate. */
  response: DelegateResponse | null;
  /** Time at which somebody joined the waiting list. */
  joined_at: string | null;
};

type Leavers = { groupId: GroupId; userIds: readonly number[]; londonNow: Date };

/**
 * Lists the duties of these people at the upcoming courses of an organisation, in the order of the courses. A delegate
 * whose attendance is marked keeps the place.
 */
export async function listDuties(db: Queries, { groupId, userIds, londonNow }: Leavers): Promise<Duty[]> {
  const { rows } = await sql<Duty>`
    with ahead as (
      select id, title, training_start, organiser_user_id from virtual_groups
      where group_id = ${groupId} and state in ('draft', 'scheduled') and (training_start > ${londonNow}) is not false),
    leavers as (select unnest(${[...userIds]}::bigint[]) as user_id),
    found as (
      select d.user_id, d.virtual_group_id, 'place' as kind, d.response, null::text as joined_at
      from virtual_group_delegates d join leavers using (user_id) where d.sessions_marked = 0
      union all
      select w.user_id, w.virtual_group_id, 'waiting', null, w.joined_at::text
      from waiting_list_entries w join leavers using (user_id) where w.state in ('waiting', 'offered')
      union all
      select a.organiser_user_id, a.id, 'organiser', null, null from ahead a
      join leavers l on l.user_id = a.organiser_user_id)
    select f.user_id, f.virtual_group_id, f.kind, a.title, a.training_start::date::text as day, f.response, f.joined_at
    from found f join ahead a on a.id = f.virtual_group_id
    order by f.virtual_group_id, f.kind, f.user_id`.execute(db);
  return rows;
}

type CourseRef = { virtualGroupId: VirtualGroupId; userIds: readonly number[] };

export async function removeOrganiser(tx: Tx, params: CourseRef): Promise<void> {
  await sql`update virtual_groups set organiser_user_id = null
    where id = ${params.virtualGroupId} and organiser_user_id = any(${[...params.userIds]}::bigint[])`.execute(tx);
}

/** Makes somebody the organiser again. Returns false when the course has another one. */
export async function restoreOrganiser(
  tx: Tx,
  params: { virtualGroupId: VirtualGroupId; userId: UserId },
): Promise<boolean> {
  const { rows } = await sql`update virtual_groups set organiser_user_id = ${params.userId}
    where id = ${params.virtualGroupId} and organiser_user_id is null returning id`.execute(tx);
  return rows.length === 1;
}

/** Gives delegates the answers that they had before they left. */
export async function restoreAnswers(
  tx: Tx,
  params: { virtualGroupId: VirtualGroupId; answers: readonly Pick<Duty, 'user_id' | 'response'>[]; at: Date },
): Promise<void> {
  await sql`update virtual_group_delegates d set response = a.response, responded_at = ${params.at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(params.answers)}::jsonb) as a (user_id bigint, response text)
    where d.virtual_group_id = ${params.virtualGroupId} and d.user_id = a.user_id and a.response = 'accepted'`.execute(
    tx,
  );
}

/** Gives entries the time at which the people had joined the list before they left. */
export async function restoreJoined(
  tx: Tx,
  params: { virtualGroupId: VirtualGroupId; entries: readonly Pick<Duty, 'user_id' | 'joined_at'>[] },
): Promise<void> {
  await sql`update waiting_list_entries w set joined_at = e.joined_at
    from jsonb_to_recordset(${JSON.stringify(params.entries)}::jsonb) as e (user_id bigint, joined_at timestamptz)
    where w.virtual_group_id = ${params.virtualGroupId} and w.user_id = e.user_id and w.state = 'waiting'`.execute(tx);
}
