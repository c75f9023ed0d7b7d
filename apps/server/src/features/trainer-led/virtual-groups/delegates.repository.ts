import type { LicenceState } from '@doselore/contract/licences';
import type { DelegateResponse } from '@doselore/contract/my-learning';
import type { AssessmentState, Attendance } from '@doselore/contract/virtual-groups';
import { type SqlBool, sql } from 'kysely';
import type { GroupId, LicenceId, UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import { comesFrom, type DelegateServices } from './visible-delegates.ts';

export type DelegateData = {
  user_id: number;
  name: string;
  attendance: Attendance | null;
  sessions_present: number;
  is_uninvited: boolean;
  assessment: AssessmentState;
  response: DelegateResponse;
  licence_id: LicenceId | null;
  licence_state: LicenceState | null;
  /** True for a licence that is used for the online course. */
  is_online: boolean;
  /**
   * Effect that closing now would have on the licence: full attendance completes it where nothing is assessed. It lapses
   * after partial attendance, and where a result is missing.
   */
  at_close: 'completes' | 'lapses' | null;
  is_asked_for: boolean;
  licence_waiver: string | null;
};

/**
 * Lists delegates by name. The licence was issued here and not taken back. Otherwise it is a live licence for the same
 * course that no other virtual group has issued. Closing does not change a licence in use for the online course, unless
 * this course is the assessment. With `services`, lists only the delegates from these services.
 */
export async function listDelegates(
  db: Queries,
  virtualGroupId: VirtualGroupId,
  services?: DelegateServices,
): Promise<DelegateData[]> {
  const isVisible = services === undefined ? sql<SqlBool>`true` : comesFrom(services);
  const { rows } = await sql<DelegateData>`
    select d.user_id, u.first_name || ' ' || u.last_name as name, d.attendance, d.sessions_present, d.is_uninvited, d.assessment,
      d.response, d.licence_waiver,
      l.id as licence_id, l.state as licence_state, l.at_close, coalesce(l.is_online, false) as is_online,
      exists (select from licence_requests r where r.virtual_group_id = v.id
        and r.state in ('pending', 'part_fulfilled')) as is_asked_for
    from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id join users u on u.id = d.user_id
    left join lateral (
      select l.id, l.state, exists (select from course_users c where c.licence_id = l.id) as is_online, case
          when l.state not in ('issued', 'in_progress') then null
          when l.state = 'issued' and l.is_free_retry and l.virtual_group_id is not null then null
          when (v.assessment_type <> 'online' or (l.virtual_group_id is null and d.assessment <> 'pending'))
            and exists (select from course_users c where c.licence_id = l.id) then null
          when d.assessment in ('passed', 'failed', 'lapsed') then null
          when d.attendance = 'attended' and v.assessment_type = 'none' then 'completes'
          when d.attendance in ('attended', 'partial') or (l.state = 'in_progress' and l.virtual_group_id is not null) then 'lapses'
        end as at_close
      from licences l
      where l.user_id = d.user_id and l.group_id = v.group_id and l.product_type = 'abstract_course'
        and l.product_id = v.abstract_course_id and l.deleted_at is null
        and case when l.id = d.licence_id then l.state not in ('reclaimed', 'revoked')
          when l.virtual_group_id is null then l.state in ('issued', 'in_progress')
          else l.virtual_group_id = v.id and l.state not in ('reclaimed', 'revoked') end
      order by l.id desc limit 1
    ) l on true
    where d.virtual_group_id = ${virtualGroupId} and ${isVisible}
    order by lower(u.last_name), lower(u.first_name), u.id`.execute(db);
  return rows;
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

export type Reachable = { user_id: UserId; email: string; first_name: string };

/** Lists delegates who get emails about the virtual group: those who still use the site. */
export async function listReachableDelegates(db: Queries, virtualGroupId: VirtualGroupId): Promise<Reachable[]> {
  const { rows } = await sql<Reachable>`
    select u.id as user_id, u.email, u.first_name from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id
    join users u on u.id = d.user_id and u.archived_at is null and u.merged_into_id is null and u.state <> 'disabled'
    join group_members m on m.user_id = d.user_id and m.group_id = v.group_id and m.archived_at is null
    where d.virtual_group_id = ${virtualGroupId} order by u.id`.execute(db);
  return rows;
}

/** Lists those of these people who get emails of an organisation: its members who still use the site. */
export async function listReachable(
  db: Queries,
  params: { groupId: GroupId; userIds: readonly number[] },
): Promise<Reachable[]> {
  const { rows } = await sql<Reachable>`
    select u.id as user_id, u.email, u.first_name from users u
    join group_members m on m.user_id = u.id and m.group_id = ${params.groupId} and m.archived_at is null
    where u.id = any(${[...params.userIds]}::bigint[])
      and u.archived_at is null and u.merged_into_id is null and u.state <> 'disabled' order by u.id`.execute(db);
  return rows;
}

type Change = { virtualGroupId: VirtualGroupId; userIds: readonly number[] };

/** Adds delegates and skips those who are one already. Returns the ids that were added. */
export async function insertDelegates(
  tx: Tx,
  { virtualGroupId, userIds, actorId, at }: Change & { actorId: number; at: Date },
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    insert into virtual_group_delegates (virtual_group_id, user_id, invited_at, added_by)
    select ${virtualGroupId}, u.id, ${at}::timestamptz, ${actorId} from unnest(${[...userIds]}::bigint[]) u (id)
    on conflict do nothing returning user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

/** Deletes delegates without a mark of attendance. Returns the ids that were deleted. */
export async function deleteDelegates(tx: Tx, { virtualGroupId, userIds }: Change): Promise<number[]> {
  const rows = await tx
    .deleteFrom('virtual_group_delegates')
    .where('virtual_group_id', '=', virtualGroupId)
    .where('user_id', 'in', [...userIds])
    .where('sessions_marked', '=', 0)
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
