import { AppError } from '@doselore/contract';
import { sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import type { Override } from './override.ts';

type Trainers = { virtualGroupId: VirtualGroupId; userIds: readonly number[] };

/** Locks these trainers and the co-trainers of a course until commit, by their ids, so that nobody else claims their time. */
export async function lockTrainersOf(tx: Tx, { virtualGroupId, userIds }: Trainers): Promise<void> {
  await sql`select from trainers where user_id = any(${[...userIds]}::bigint[])
      or user_id in (select user_id from virtual_group_managers where virtual_group_id = ${virtualGroupId})
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

type Claims = {
  virtualGroupId: VirtualGroupId;
  subject: { column: 'trainer_user_id' | 'venue_id' | 'video_account_id'; id: number };
  override: Override | null;
};

/**
 * Claims the time of every session of a course for its trainer, its venue or its meeting account. An ignored overlap
 * leaves its session out of the exclusion constraint. Other ignored conflicts, such as unusual hours, do not.
 */
export async function insertClaims(tx: Tx, claims: Claims): Promise<void> {
  try {
    await insertRows(tx, claims);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === exclusionViolation)
      throw new AppError('conflict', 'This time has just been taken. Nothing was changed.', { cause: error });
    throw error;
  }
}

async function insertRows(tx: Tx, { virtualGroupId, subject, override }: Claims): Promise<void> {
  const resource = sql.ref(subject.column);
  await sql`insert into time_claims
      (virtual_group_session_id, ${resource}, during, may_overlap, override_reason, override_by)
    select s.id, ${subject.id}::bigint, d.during,
      ${override !== null} and exists (select from time_claims o where o.${resource} = ${subject.id}::bigint and o.during && d.during),
      ${override?.reason ?? null}, ${override?.by ?? null}::bigint
    from virtual_group_sessions s cross join lateral (select tstzrange(s.training_start, s.training_end) as during) d
    where s.virtual_group_id = ${virtualGroupId} order by s.ordinal`.execute(tx);
}

/** Returns whether two trainers have different sessions at one time. Locks both until commit. */
export async function haveDoubleTime(tx: Tx, [one, other]: readonly [UserId, UserId]): Promise<boolean> {
  await sql`select from trainers where user_id in (${one}, ${other}) order by user_id for update`.execute(tx);
  const { rows } = await sql<{ id: number }>`select a.id from time_claims a
    join time_claims b on b.trainer_user_id = ${other} and a.during && b.during
      and a.virtual_group_session_id <> b.virtual_group_session_id
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
