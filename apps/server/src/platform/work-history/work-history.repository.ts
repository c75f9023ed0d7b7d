import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/index.ts';

/** Facts that have days. */
export type Fact = 'member' | 'service' | 'role' | 'registration';

/**
 * Memberships whose work history may have changed: people of one organisation, people wherever they belong, members of a
 * service, or everyone of some organisations.
 */
export type Whose =
  | { groupId: number; userIds: readonly number[] }
  | { userIds: readonly number[] }
  | { subgroupId: number }
  | { groupIds: readonly number[] };

const ids = (list: readonly number[]) => sql`any(${[...list]}::bigint[])`;

function whereOf(whose: Whose): RawBuilder<unknown> {
  if ('subgroupId' in whose)
    return sql`exists (select from subgroup_members n where n.group_id = m.group_id and n.user_id = m.user_id
      and n.subgroup_id = ${whose.subgroupId})`;
  if ('groupIds' in whose) return sql`m.group_id = ${ids(whose.groupIds)}`;
  const people = sql`m.user_id = ${ids(whose.userIds)}`;
  return 'groupId' in whose ? sql`m.group_id = ${whose.groupId} and ${people}` : people;
}

/** Arrays of one length: the organisation and the person of each membership. */
export type Memberships = { groupIds: number[]; userIds: number[] };

type Membership = { group_id: number; user_id: number };

const inArrays = (rows: readonly Membership[]): Memberships => ({
  groupIds: rows.map((row) => row.group_id),
  userIds: rows.map((row) => row.user_id),
});

/**
 * Locks memberships in the order of people and organisations, and returns them.
 * Takes no scope: a command names the people, of whom it has changed something.
 */
export async function lockMemberships(tx: Tx, whose: Whose): Promise<Memberships> {
  const { rows } = await sql<Membership>`select m.group_id, m.user_id from group_members m
    where ${whereOf(whose)} order by m.user_id, m.group_id for no key update`.execute(tx);
  return inArrays(rows);
}

/**
 * Lists memberships with open spans, also those whose row a merge has moved elsewhere.
 * Takes no scope: a command names the people, of whom it has changed something.
 */
export async function listOpenMemberships(tx: Tx, whose: Whose): Promise<Memberships> {
  const { rows } = await sql<Membership>`select distinct m.group_id, m.user_id from standing_spans m
    where ${whereOf(whose)} and m.until_on is null and m.retracted_at is null order by 2, 1`.execute(tx);
  return inArrays(rows);
}

/** When, on which day and by whom something is recorded. A job has no actor. */
export type Recording = { at: Date; today: string; actorId: number | null };

const named = ({ groupIds, userIds }: Memberships) =>
  sql`unnest(${groupIds}::bigint[], ${userIds}::bigint[]) as m (group_id, user_id)`;

/** The same facts in the tables of today and in open spans. Two sets that the database compares by hashing. */
const sets = (members: Memberships) => sql`present as materialized (
      select p.* from ${named(members)} join present_standing() p using (group_id, user_id)
    ), open as materialized (
      select s.* from ${named(members)} join standing_spans s using (group_id, user_id)
      where s.until_on is null and s.retracted_at is null
    )`;
const isSame = sql.raw(`p.group_id = s.group_id and p.user_id = s.user_id and p.what = s.what
  and coalesce(p.subgroup_id, 0) = coalesce(s.subgroup_id, 0) and coalesce(p.value, '') = coalesce(s.value, '')`);

/** Ends open spans that the tables of today no longer show, as of today. A span that had not begun leaves no trace of its days. */
export async function endSpans(tx: Tx, members: Memberships, { at, today, actorId }: Recording): Promise<void> {
  await sql`with ${sets(members)}, gone as (
      update standing_spans o set retracted_at = greatest(${at}::timestamptz, o.recorded_at)
      from open s left join present p on ${isSame} where o.id = s.id and p.what is null returning o.*)
    insert into standing_spans (group_id, user_id, what, subgroup_id, value, from_on, until_on, recorded_at, recorded_by,
      reason, is_backfilled)
    select group_id, user_id, what, subgroup_id, value, from_on, ${today}::date, ${at}, ${actorId}::bigint, reason,
      is_backfilled from gone where from_on < ${today}::date`.execute(tx);
}

/** Begins a span for each fact of the tables of today without one: today, or on the day on which the person starts. */
export async function beginSpans(tx: Tx, members: Memberships, { at, today, actorId }: Recording): Promise<void> {
  await sql`with ${sets(members)}
    insert into standing_spans (group_id, user_id, what, subgroup_id, value, from_on, recorded_at, recorded_by)
    select p.group_id, p.user_id, p.what, p.subgroup_id, p.value,
      greatest(${today}::date, coalesce(b.from_on, g.started_on)), ${at}, ${actorId}::bigint
    from present p join group_members g using (group_id, user_id) left join open s on ${isSame}
    left join open b on b.group_id = p.group_id and b.user_id = p.user_id and b.what = 'member'
    where s.id is null`.execute(tx);
}
