import { sql } from 'kysely';
import type { Queries } from '../../../../platform/db/index.ts';
import type { Claimant } from './demand.ts';
import { type PointData, pointColumns, pointJoins } from './point.repository.ts';

export type TakenData = PointData & {
  trainer_user_id: number;
  starts_at: Date;
  ends_at: Date;
  title: string;
  town: string | null;
  is_virtual: boolean;
  venue_id: number | null;
  /** Organisation of a hold, and the moment at which it ends. */
  held_for: string | null;
  expires_at: Date | null;
};

const district = sql<string>`coalesce(ve.district, c.taught_at)`;

/** Claims in force at a moment that overlap a range of the wall clock, without those of the claimant. */
type Taken = { claimant: Claimant; at: Date; from: Date; to: Date };

const takenIn = ({ claimant, from, to }: Taken) => sql`
  coalesce(c.virtual_group_id <> ${claimant.virtualGroupId}::bigint, true)
  and coalesce(c.project_request_id <> ${claimant.projectRequestId}::bigint, true)
  and coalesce(c.multi_day_id <> ${claimant.multiDayId}::bigint, true)
  and lower(c.during) < ${to} and upper(c.during) > ${from}`;

type OfTrainers = Taken & { trainerIds: readonly number[] };

/** Lists the sessions and holds of trainers between two times of the wall clock. */
export async function listTakenTimes(db: Queries, params: OfTrainers): Promise<TakenData[]> {
  const { rows } = await sql<TakenData>`
    select c.trainer_user_id, lower(c.during) as starts_at, upper(c.during) as ends_at, c.title, ve.town, c.is_virtual,
      c.taught_in as venue_id, c.held_for, c.expires_at, ${pointColumns(['ve'], district)}
    from claims_in_force(${params.at}) c left join venues ve on ve.id = c.taught_in
    ${pointJoins(district)}
    where c.trainer_user_id = any(${[...params.trainerIds]}::bigint[]) and ${takenIn(params)}
    order by c.trainer_user_id, lower(c.during)`.execute(db);
  return rows;
}

/** Lists when venues are taken between two times of the wall clock. */
export async function listTimesOfVenues(
  db: Queries,
  params: Taken,
): Promise<{ venue_id: number; starts_at: Date; ends_at: Date }[]> {
  const { rows } = await sql<{ venue_id: number; starts_at: Date; ends_at: Date }>`
    select c.venue_id, lower(c.during) as starts_at, upper(c.during) as ends_at
    from claims_in_force(${params.at}) c where c.venue_id is not null and ${takenIn(params)}`.execute(db);
  return rows;
}

export type PlaceTime = { starts_at: Date; ends_at: Date; title: string };

/** Lists the sessions and holds of a venue or of a meeting account between two times of the wall clock. */
export async function listTimesOf(
  db: Queries,
  { column, id, ...params }: Taken & { column: 'venue_id' | 'video_account_id'; id: number },
): Promise<PlaceTime[]> {
  const { rows } = await sql<PlaceTime>`
    select lower(c.during) as starts_at, upper(c.during) as ends_at, c.title
    from claims_in_force(${params.at}) c where c.${sql.ref(column)} = ${id} and ${takenIn(params)}
    order by lower(c.during)`.execute(db);
  return rows;
}
