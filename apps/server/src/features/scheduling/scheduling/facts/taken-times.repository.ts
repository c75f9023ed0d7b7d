import { sql } from 'kysely';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import { isVirtualCourse, type Queries } from '../../../../platform/db/index.ts';
import { type PointData, pointColumns, pointJoins } from './point.repository.ts';

export type TakenData = PointData & {
  trainer_user_id: number;
  starts_at: Date;
  ends_at: Date;
  title: string;
  town: string | null;
  is_virtual: boolean;
  venue_id: number | null;
};

const district = sql<string>`ve.district`;

type Taken = { trainerIds: readonly number[]; virtualGroupId: VirtualGroupId; from: Date; to: Date };

/** Lists the sessions of trainers between two times of the wall clock, without those of the course itself. */
export async function listTakenTimes(db: Queries, params: Taken): Promise<TakenData[]> {
  const { rows } = await sql<TakenData>`
    select c.trainer_user_id, lower(c.during) as starts_at, upper(c.during) as ends_at, v.title, ve.town,
      ${isVirtualCourse} as is_virtual, v.venue_id, ${pointColumns('ve', district)}
    from time_claims c join virtual_group_sessions s on s.id = c.virtual_group_session_id
    join virtual_groups v on v.id = s.virtual_group_id left join venues ve on ve.id = v.venue_id
    ${pointJoins(district)}
    where c.trainer_user_id = any(${[...params.trainerIds]}::bigint[]) and s.virtual_group_id <> ${params.virtualGroupId}
      and lower(c.during) < ${params.to} and upper(c.during) > ${params.from}
    order by c.trainer_user_id, lower(c.during)`.execute(db);
  return rows;
}

/** Adds up the minutes of these sessions for each trainer. */
export async function listBookedMinutes(
  db: Queries,
  params: Taken,
): Promise<{ trainer_user_id: number; minutes: number }[]> {
  const { rows } = await sql<{ trainer_user_id: number; minutes: number }>`
    select c.trainer_user_id, (sum(extract(epoch from upper(c.during) - lower(c.during))) / 60)::int as minutes
    from time_claims c join virtual_group_sessions s on s.id = c.virtual_group_session_id
    where c.trainer_user_id = any(${[...params.trainerIds]}::bigint[]) and s.virtual_group_id <> ${params.virtualGroupId}
      and lower(c.during) < ${params.to} and upper(c.during) > ${params.from}
    group by c.trainer_user_id`.execute(db);
  return rows;
}

type VenueTaken = { venueId: number; virtualGroupId: VirtualGroupId; from: Date; to: Date };

/** Lists the sessions in a venue between two times of the wall clock, without those of the course itself. */
export async function listVenueTimes(
  db: Queries,
  params: VenueTaken,
): Promise<{ starts_at: Date; ends_at: Date; title: string }[]> {
  const { rows } = await sql<{ starts_at: Date; ends_at: Date; title: string }>`
    select lower(c.during) as starts_at, upper(c.during) as ends_at, v.title
    from time_claims c join virtual_group_sessions s on s.id = c.virtual_group_session_id
    join virtual_groups v on v.id = s.virtual_group_id
    where c.venue_id = ${params.venueId} and s.virtual_group_id <> ${params.virtualGroupId}
      and lower(c.during) < ${params.to} and upper(c.during) > ${params.from}
    order by lower(c.during)`.execute(db);
  return rows;
}
