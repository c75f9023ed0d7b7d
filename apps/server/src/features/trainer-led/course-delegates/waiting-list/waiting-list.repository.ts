import { sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

export type Waiting = {
  id: number;
  user_id: number;
  name: string;
  first_name: string;
  email: string;
  joined_at: Date;
  offered_until: Date | null;
  /** Start of the course that the person knows. Null while they do not know of it. */
  told_start: Date | null;
  /** False for people who can no longer be delegates: they left, or their account is not in use. */
  is_eligible: boolean;
};

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

type Change = { virtualGroupId: VirtualGroupId; userIds: readonly number[] };

/** Puts people at the end of the list, in the order of their ids in `userIds`, unless they wait already. */
export async function insertWaiting(
  tx: Tx,
  { virtualGroupId, userIds, actorId, at }: Change & { actorId: number; at: Date },
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    insert into waiting_list_entries (virtual_group_id, user_id, added_by, joined_at)
    select ${virtualGroupId}, u.id, ${actorId}, ${at}::timestamptz
    from unnest(${[...userIds]}::bigint[]) with ordinality u (id, nth)
    where not exists (select from virtual_group_delegates d
      where d.virtual_group_id = ${virtualGroupId} and d.user_id = u.id)
    order by u.nth on conflict do nothing returning user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

export async function saveOffers(tx: Tx, params: { entryIds: readonly number[]; until: Date }): Promise<void> {
  await sql`update waiting_list_entries w set state = 'offered', offered_until = ${params.until}::timestamptz,
      told_start = v.training_start
    from virtual_groups v where v.id = w.virtual_group_id and w.id = any(${[...params.entryIds]}::bigint[])`.execute(
    tx,
  );
}

/** Saves that these people, who wait, know the date of a course. */
export async function saveKnownStart(tx: Tx, { virtualGroupId, userIds }: Change): Promise<void> {
  await sql`update waiting_list_entries w set told_start = v.training_start
    from virtual_groups v where v.id = w.virtual_group_id and v.id = ${virtualGroupId}
      and w.user_id = any(${[...userIds]}::bigint[]) and w.state in ('waiting', 'offered')`.execute(tx);
}

/** Makes open offers of a course ordinary entries again, because it has no date any more. */
export async function withdrawOffers(tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> {
  await tx
    .updateTable('waiting_list_entries')
    .set({ state: 'waiting', offered_until: null })
    .where('virtual_group_id', '=', virtualGroupId)
    .where('state', '=', 'offered')
    .execute();
}

/** Makes people who waited delegates, invited by those who put them on the list. */
export async function insertPromoted(
  tx: Tx,
  params: { entryIds: readonly number[]; at: Date; response: 'none' | 'accepted' },
): Promise<void> {
  const respondedAt = params.response === 'accepted' ? params.at : null;
  await sql`insert into virtual_group_delegates
      (virtual_group_id, user_id, invited_at, added_by, response, responded_at)
    select virtual_group_id, user_id, ${params.at}::timestamptz, added_by, ${params.response}, ${respondedAt}::timestamptz
    from waiting_list_entries where id = any(${[...params.entryIds]}::bigint[])
    on conflict do nothing`.execute(tx);
}

export type EndState = 'taken' | 'lapsed' | 'left';

/** Ends open entries of a course: of these people, or of everybody. Returns whose entries ended, and whether they had an offer. */
export async function endEntries(
  tx: Tx,
  params: { virtualGroupId: VirtualGroupId; userIds?: readonly number[]; state: EndState },
): Promise<{ user_id: number; had_offer: boolean }[]> {
  const { rows } = await sql<{ user_id: number; had_offer: boolean }>`
    update waiting_list_entries w set state = ${params.state}, offered_until = null
    from (select id, state = 'offered' as had_offer from waiting_list_entries
      where virtual_group_id = ${params.virtualGroupId} and state in ('waiting', 'offered')
        and (${params.userIds === undefined} or user_id = any(${[...(params.userIds ?? [])]}::bigint[])) for update) x
    where w.id = x.id returning w.user_id, x.had_offer`.execute(tx);
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
