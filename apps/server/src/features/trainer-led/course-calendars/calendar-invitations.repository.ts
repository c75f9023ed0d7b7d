import { sql } from 'kysely';
import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import type { KnownEvent } from './plan-invitations.ts';

export type CalendarDay = {
  calendar_uid: string;
  calendar_sequence: number;
  training_start: Date;
  training_end: Date;
  place: string | null;
};

/** Lists the sessions of a course by their starts, each with its own place. */
export async function listCalendarDays(db: Queries, virtualGroupId: VirtualGroupId): Promise<CalendarDay[]> {
  const { rows } = await sql<CalendarDay>`
    select s.calendar_uid, s.calendar_sequence, s.training_start, s.training_end,
      nullif(concat_ws(', ', coalesce(s.place, v.place), ve.name, ve.town, ve.postcode), '') as place
    from virtual_group_sessions s join virtual_groups v on v.id = s.virtual_group_id
    left join venues ve on ve.id = v.venue_id
    where s.virtual_group_id = ${virtualGroupId} order by s.ordinal`.execute(db);
  return rows;
}

export type Guest = { user_id: number; email: string; first_name: string; is_trainer: boolean };

/** Lists the people whose calendars have a course: delegates who still use the site, its trainer and co-trainers. */
export async function listGuests(db: Queries, virtualGroupId: VirtualGroupId): Promise<Guest[]> {
  const { rows } = await sql<Guest>`
    select u.id as user_id, u.email, u.first_name, l.leads as is_trainer
    from virtual_groups v join users u on u.archived_at is null and u.merged_into_id is null and u.state <> 'disabled'
    cross join lateral (select exists (select from course_leaders() c
      where c.virtual_group_id = v.id and c.user_id = u.id) as leads) l
    where v.id = ${virtualGroupId} and (l.leads or exists (select from virtual_group_delegates d
        join group_members m on m.user_id = d.user_id and m.group_id = v.group_id and m.archived_at is null
        where d.virtual_group_id = v.id and d.user_id = u.id))
    order by u.id`.execute(db);
  return rows;
}

export type KnowingPerson = KnownEvent & { first_name: string };

/** Lists what people know of the upcoming sessions of a course. */
export async function listKnownEvents(
  db: Queries,
  params: { virtualGroupId: VirtualGroupId; londonNow: Date },
): Promise<KnowingPerson[]> {
  const { rows } = await sql<KnowingPerson>`
    select i.calendar_uid, i.user_id, i.email, i.sequence_sent, i.digest, i.state, i.starts_at, i.ends_at, i.title,
      i.acceptance_ended, u.first_name
    from calendar_invitations i join users u on u.id = i.user_id
    where i.virtual_group_id = ${params.virtualGroupId} and i.ends_at > ${params.londonNow}
    order by i.user_id, i.starts_at`.execute(db);
  return rows;
}

/** Saves what people know now. */
export async function saveKnownEvents(
  tx: Tx,
  params: { virtualGroupId: VirtualGroupId; knownEvents: readonly KnownEvent[]; at: Date },
): Promise<void> {
  if (params.knownEvents.length === 0) return;
  await tx
    .insertInto('calendar_invitations')
    .values(
      params.knownEvents.map((one) => ({
        ...{ virtual_group_id: params.virtualGroupId, calendar_uid: one.calendar_uid, user_id: one.user_id },
        ...{ email: one.email, sequence_sent: one.sequence_sent, digest: one.digest, state: one.state },
        ...{ starts_at: one.starts_at, ends_at: one.ends_at, title: one.title, sent_at: params.at },
        acceptance_ended: one.acceptance_ended,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['calendar_uid', 'user_id']).doUpdateSet((eb) => ({
        email: eb.ref('excluded.email'),
        sequence_sent: eb.ref('excluded.sequence_sent'),
        digest: eb.ref('excluded.digest'),
        state: eb.ref('excluded.state'),
        starts_at: eb.ref('excluded.starts_at'),
        ends_at: eb.ref('excluded.ends_at'),
        title: eb.ref('excluded.title'),
        sent_at: eb.ref('excluded.sent_at'),
        acceptance_ended: eb.ref('excluded.acceptance_ended'),
      })),
    )
    .execute();
}

/**
 * Lists courses to come where somebody who was invited has another address now, left, or has no account any more.
 * Takes no scope: a job looks at all courses to come.
 */
export async function listOutdatedCourses(db: Queries, londonNow: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct v.id from calendar_invitations i join virtual_groups v on v.id = i.virtual_group_id
    join users u on u.id = i.user_id
    where i.state = 'current' and i.ends_at > ${londonNow} and v.state <> 'closed'
      and (u.email <> i.email or u.archived_at is not null or u.merged_into_id is not null or u.state = 'disabled'
        or (not exists (select from course_leaders() c where c.virtual_group_id = v.id and c.user_id = u.id)
          and not exists (select from virtual_group_delegates d
          join group_members m on m.user_id = d.user_id and m.group_id = v.group_id and m.archived_at is null
          where d.virtual_group_id = v.id and d.user_id = u.id)))
    order by v.id`.execute(db);
  return rows.map(({ id }) => id);
}

type People = { virtualGroupId: VirtualGroupId; userIds: readonly number[] };

/**
 * Forgets the times that these people, or all, know from emails alone, and that their ended acceptances have to be said.
 */
export async function forgetAnnounced(
  tx: Tx,
  { virtualGroupId, userIds }: { virtualGroupId: VirtualGroupId; userIds?: readonly number[] | undefined },
): Promise<void> {
  await sql`update calendar_invitations set acceptance_ended = false,
      state = case state when 'announced' then 'cancelled' else state end
    where virtual_group_id = ${virtualGroupId}
      and (${userIds === undefined} or user_id = any(${[...(userIds ?? [])]}::bigint[]))`.execute(tx);
}

/** Saves that people have to be notified that their acceptance no longer counts. */
export async function saveEndedAcceptances(tx: Tx, { virtualGroupId, userIds }: People): Promise<void> {
  await sql`update calendar_invitations set acceptance_ended = true
    where virtual_group_id = ${virtualGroupId} and user_id = any(${[...userIds]}::bigint[])`.execute(tx);
}

/** Lists who has to be notified that their acceptance of a course no longer counts. */
export async function listEndedAcceptances(db: Queries, virtualGroupId: VirtualGroupId): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`select distinct user_id from calendar_invitations
    where virtual_group_id = ${virtualGroupId} and acceptance_ended`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Lists the people who have ever known the times of a course. */
export async function listInformed(db: Queries, virtualGroupId: VirtualGroupId): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`select distinct user_id from calendar_invitations
    where virtual_group_id = ${virtualGroupId}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}
