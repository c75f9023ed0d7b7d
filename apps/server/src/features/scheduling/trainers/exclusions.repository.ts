import { sql } from 'kysely';
import type { UserId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export type ExcludedVenueData = { venue_id: number; venue_name: string; reason: string };
export type ExcludedDaysData = { from_day: string; to_day: string; reason: string };

/** Lists the venues where a trainer does not go. */
export async function listExcludedVenues(db: Queries, userId: UserId): Promise<ExcludedVenueData[]> {
  const { rows } = await sql<ExcludedVenueData>`
    select x.venue_id, v.name || ', ' || v.town as venue_name, x.reason
    from trainer_exclusions x join venues v on v.id = x.venue_id
    where x.trainer_user_id = ${userId} and x.venue_id is not null order by lower(v.name), v.id`.execute(db);
  return rows;
}

/** Lists the days on which a trainer is away. */
export async function listExcludedDays(db: Queries, userId: UserId): Promise<ExcludedDaysData[]> {
  const { rows } = await sql<ExcludedDaysData>`
    select x.from_day::text as from_day, x.to_day::text as to_day, x.reason from trainer_exclusions x
    where x.trainer_user_id = ${userId} and x.from_day is not null order by 1, 2, 3`.execute(db);
  return rows;
}

type Exclusions = {
  venues: readonly { venueId: number; reason: string }[];
  days: readonly ExcludedDaysData[];
  setBy: number;
  at: Date;
};

/** Replaces the exclusions of a trainer. Those that stay as they are keep who set them. */
export async function replaceExclusions(tx: Tx, userId: UserId, change: Exclusions): Promise<void> {
  const rows = [
    ...change.venues.map(({ venueId, reason }) => ({ venue_id: venueId, from_day: null, to_day: null, reason })),
    ...change.days.map(({ from_day, to_day, reason }) => ({ venue_id: null, from_day, to_day, reason })),
  ];
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as n(venue_id bigint, from_day date, to_day date, reason text)`;
  const same = sql`(x.venue_id, x.from_day, x.to_day, x.reason) is not distinct from (n.venue_id, n.from_day, n.to_day, n.reason)`;
  await sql`delete from trainer_exclusions x where x.trainer_user_id = ${userId}
    and not exists (select from ${given} where ${same})`.execute(tx);
  await sql`insert into trainer_exclusions (trainer_user_id, venue_id, from_day, to_day, reason, set_by, set_at)
    select distinct ${userId}::bigint, n.venue_id, n.from_day, n.to_day, n.reason, ${change.setBy}::bigint, ${change.at}::timestamptz
    from ${given} where not exists (select from trainer_exclusions x where x.trainer_user_id = ${userId} and ${same})`.execute(
    tx,
  );
}

/** Returns those of the ids that venues in use have. Holds these venues until commit. */
export async function listUsableVenues(tx: Tx, venueIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from venues
    where id = any(${[...venueIds]}::bigint[]) and archived_at is null order by id for share`.execute(tx);
  return rows.map(({ id }) => id);
}
