import { sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { Waiting } from './waiting.ts';

/** SQL that tells whether person `u` can be a delegate of virtual group `v`. */
const isEligible = sql<boolean>`(u.archived_at is null and u.merged_into_id is null and u.state <> 'disabled'
  and exists (select from group_members m where m.group_id = v.group_id and m.user_id = u.id and m.archived_at is null)
  and (v.subgroup_id is null or exists (select from subgroup_members n
    where n.subgroup_id = v.subgroup_id and n.user_id = u.id)))`;

/** Lists the people who wait or have an offer, in their order. */
export async function listWaitingPeople(db: Queries, virtualGroupId: VirtualGroupId): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select w.id, w.user_id, u.first_name || ' ' || u.last_name as name, u.first_name, u.email, w.joined_at,
      w.offered_until, w.told_start, ${isEligible} as is_eligible
    from waiting_list_entries w join virtual_groups v on v.id = w.virtual_group_id join users u on u.id = w.user_id
    where w.virtual_group_id = ${virtualGroupId} and w.state in ('waiting', 'offered')
    order by w.joined_at, w.id`.execute(db);
  return rows;
}

export type OwnEntry = {
  virtual_group_id: number;
  title: string;
  group_id: number;
  group_name: string;
  training_start: Date | null;
  place: string | null;
  position: number;
  offered_until: Date | null;
};

/**
 * Lists where a person waits, with their position among those who can get a place. Leaves out courses that have begun,
 * and drafts that the person does not know of.
 */
export async function listOwnEntries(
  db: Queries,
  params: { userId: UserId; londonNow: Date; at: Date },
): Promise<OwnEntry[]> {
  const { rows } = await sql<OwnEntry>`
    select x.virtual_group_id, v.title, g.id as group_id, g.name as group_name, v.training_start,
      nullif(concat_ws(', ', v.place, ve.name, ve.town, ve.postcode), '') as place, x.position, x.offered_until
    from (select w.virtual_group_id, w.user_id, w.offered_until, w.told_start,
        (row_number() over (partition by w.virtual_group_id order by w.joined_at, w.id))::int as position
      from waiting_list_entries w join virtual_groups v on v.id = w.virtual_group_id join users u on u.id = w.user_id
      where w.state in ('waiting', 'offered') and ${isEligible} and w.virtual_group_id in (
        select virtual_group_id from waiting_list_entries
        where user_id = ${params.userId} and state in ('waiting', 'offered'))) x
    join virtual_groups v on v.id = x.virtual_group_id and (v.state = 'scheduled' or v.state = 'draft' and x.told_start is not null)
    join groups g on g.id = v.group_id and g.archived_at is null
    left join venues ve on ve.id = v.venue_id
    where x.user_id = ${params.userId} and (v.training_start > ${params.londonNow}) is not false
      and (x.offered_until > ${params.at}) is not false
    order by v.training_start nulls last, v.id`.execute(db);
  return rows;
}

/**
 * Lists the courses whose waiting list may have to change: an offer has ended, the course has ended or begun, somebody
 * can no longer be a delegate, somebody knows another date, or a place is free.
 * Takes no scope: a job that looks at the waiting lists of the whole site.
 */
export async function listDueCourses(db: Queries, params: { at: Date; londonNow: Date }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from virtual_groups v join groups g on g.id = v.group_id and g.archived_at is null
    where exists (select from waiting_list_entries w join users u on u.id = w.user_id
        where w.virtual_group_id = v.id and w.state in ('waiting', 'offered')
          and (w.offered_until <= ${params.at} or v.state in ('closed', 'cancelled')
            or v.state = 'scheduled' and v.training_start <= ${params.londonNow} or not ${isEligible}
            or v.state = 'scheduled' and w.told_start <> v.training_start
            or v.waiting_list = 'automatic' and v.state = 'scheduled' and v.delegate_places_allowed >
              (select count(*) from virtual_group_delegates d where d.virtual_group_id = v.id)
                + (select count(*) from waiting_list_entries o where o.virtual_group_id = v.id and o.state = 'offered')))
    order by v.id`.execute(db);
  return rows.map(({ id }) => id);
}
