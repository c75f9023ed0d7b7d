import { AppError } from '@doselore/contract';
import { type RawBuilder, sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import type { Span } from '../evaluation/facts.ts';
import type { Override } from './override.ts';

type Trainers = { virtualGroupId: VirtualGroupId | null; userIds: readonly number[] };

/**
 * Locks these trainers and the co-trainers of a course, if there is one, until commit, by their ids, so that nobody else
 * claims their time.
 */
export async function lockTrainersOf(tx: Tx, { virtualGroupId, userIds }: Trainers): Promise<void> {
  await sql`select from trainers where user_id = any(${[...userIds]}::bigint[])
      or user_id in (select user_id from virtual_group_managers where virtual_group_id = ${virtualGroupId}::bigint)
    order by user_id for update`.execute(tx);
}

/** Locks a venue until commit, so that nobody else claims its time. */
export async function lockVenue(tx: Tx, venueId: number): Promise<void> {
  await sql`select from venues where id = ${venueId} for update`.execute(tx);
}

/** Locks a meeting account until commit, so that nobody else claims its time. */
export async function lockAccount(tx: Tx, accountId: number): Promise<void> {
  await sql`select from video_accounts where id = ${accountId} for update`.execute(tx);
}

export async function deleteClaims(tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> {
  await sql`delete from time_claims c using virtual_group_sessions s
    where s.id = c.virtual_group_session_id and s.virtual_group_id = ${virtualGroupId}`.execute(tx);
}

/** Code of PostgreSQL for a claim that overlaps another one. Only code that takes no locks meets it. */
const exclusionViolation = '23P01';

/** Time of a booking that is held: a start on a date of a request, or a date of a course of several days. */
export type HeldTime = { session: Span } & (
  | { timesOfInterestId: number; half?: 'a' | 'b' | null }
  | { multiDayDateId: number }
);

/** Source of claims: the sessions of a course, or the times that a booking holds until `expiresAt`. */
export type Source = { virtualGroupId: VirtualGroupId } | { held: readonly HeldTime[]; expiresAt: Date };

type Subject = { column: 'trainer_user_id' | 'venue_id' | 'video_account_id'; id: number };

type Claims = { source: Source; subject: Subject; override: Override | null; at: Date };

/**
 * Claims the time of a source for a trainer, a venue or a meeting account, which the caller has locked. An ignored overlap
 * leaves its session out of the exclusion constraint. Other ignored conflicts, such as unusual hours, do not.
 */
export async function insertClaims(tx: Tx, claims: Claims): Promise<void> {
  await deleteExpired(tx, claims.subject, claims.at);
  try {
    await insertRows(tx, claims);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === exclusionViolation)
      throw new AppError('conflict', 'This time has just been taken. Nothing was changed.', { cause: error });
    throw error;
  }
}

/** Deletes the holds of a locked trainer, venue or account that have run out, which the constraints still count. */
async function deleteExpired(tx: Tx, { column, id }: Subject, at: Date): Promise<void> {
  await sql`delete from time_claims c where c.${sql.ref(column)} = ${id} and c.expires_at <= ${at}`.execute(tx);
}

async function insertRows(tx: Tx, { source, subject, override }: Claims): Promise<void> {
  const resource = sql.ref(subject.column);
  await sql`insert into time_claims
      (virtual_group_session_id, times_of_interest_id, half, multi_day_date_id, expires_at, ${resource}, during, may_overlap,
       override_reason, override_by)
    select t.session_id, t.interest_id, t.half, t.date_id, t.expires_at, ${subject.id}::bigint, t.during,
      ${override !== null} and exists (select from time_claims o where o.${resource} = ${subject.id}::bigint and o.during && t.during),
      ${override?.reason ?? null}, ${override?.by ?? null}::bigint
    from (${timesOf(source)}) t (session_id, interest_id, half, date_id, expires_at, during) order by t.during`.execute(
    tx,
  );
}

function timesOf(source: Source): RawBuilder<unknown> {
  if ('virtualGroupId' in source)
    return sql`select s.id, null::bigint, null::text, null::bigint, null::timestamptz, tstzrange(s.training_start, s.training_end)
      from virtual_group_sessions s where s.virtual_group_id = ${source.virtualGroupId}`;
  const interestIds = source.held.map((one) => ('timesOfInterestId' in one ? one.timesOfInterestId : null));
  const dateIds = source.held.map((one) => ('multiDayDateId' in one ? one.multiDayDateId : null));
  const halves = source.held.map((one) => ('timesOfInterestId' in one ? (one.half ?? null) : null));
  const starts = source.held.map(({ session }) => new Date(session.start));
  const ends = source.held.map(({ session }) => new Date(session.end));
  return sql`select null::bigint, h.interest_id, h.half, h.date_id, ${source.expiresAt}::timestamptz, tstzrange(h.starts, h.ends)
    from unnest(${interestIds}::bigint[], ${halves}::text[], ${dateIds}::bigint[], ${starts}::timestamptz[], ${ends}::timestamptz[])
      h (interest_id, half, date_id, starts, ends)`;
}

type Pair = readonly [UserId, UserId];

/**
 * Returns whether two trainers have different sessions or holds at one time, at this moment. Locks both until commit, and
 * deletes their holds that have run out, so that the claims of one can move to the other.
 */
export async function haveDoubleTime(tx: Tx, [one, other]: Pair, at: Date): Promise<boolean> {
  await sql`select from trainers where user_id in (${one}, ${other}) order by user_id for update`.execute(tx);
  for (const id of [one, other]) await deleteExpired(tx, { column: 'trainer_user_id', id }, at);
  const { rows } = await sql<{ id: number }>`select a.id from claims_in_force(${at}) a
    join claims_in_force(${at}) b on b.trainer_user_id = ${other} and a.during && b.during
      and (a.virtual_group_session_id, a.times_of_interest_id, a.multi_day_date_id)
        is distinct from (b.virtual_group_session_id, b.times_of_interest_id, b.multi_day_date_id)
    where a.trainer_user_id = ${one} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Returns why and by whom a course was booked in spite of a conflict. */
export async function findOverride(
  db: Queries,
  virtualGroupId: VirtualGroupId,
): Promise<{ reason: string; by: string | null } | undefined> {
  const { rows } = await sql<{ reason: string; by: string | null }>`
    select coalesce(c.override_reason, '') as reason, u.first_name || ' ' || u.last_name as by
    from time_claims c join virtual_group_sessions s on s.id = c.virtual_group_session_id
    left join users u on u.id = c.override_by
    where s.virtual_group_id = ${virtualGroupId} and c.override_reason is not null order by c.id limit 1`.execute(db);
  return rows[0];
}

/** Deletes what the sessions of a course claim from these trainers. */
export async function deleteClaimsOf(
  tx: Tx,
  { virtualGroupId, userIds }: { virtualGroupId: VirtualGroupId; userIds: readonly number[] },
): Promise<void> {
  await sql`delete from time_claims c using virtual_group_sessions s
    where s.id = c.virtual_group_session_id and s.virtual_group_id = ${virtualGroupId}
      and c.trainer_user_id = any(${[...userIds]}::bigint[])`.execute(tx);
}
