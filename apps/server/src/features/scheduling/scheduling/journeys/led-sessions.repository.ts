import { sql } from 'kysely';
import { containing, isVirtualCourse, type Queries, whenSearched } from '../../../../platform/db/index.ts';
import { type PointData, pointColumns, pointJoins } from '../facts/point.repository.ts';

/** A session that somebody has led, with the place of its venue and the home of the trainer. */
export type LedData = PointData & {
  trainer_id: number;
  trainer: string;
  /** Day of the start, `YYYY-MM-DD` of the wall clock. */
  day: string;
  minutes: number;
  is_virtual: boolean;
  venue_id: number | null;
  home_district: string | null;
  home_latitude: number | null;
  home_longitude: number | null;
};

const district = sql<string>`ve.district`;

/** `from` and `before` bound the starts, in time of the wall clock. */
type Filter = { q: string; from: Date; before: Date };

/**
 * Lists the sessions that trainers and co-trainers have led, by trainer and start.
 * Takes no scope: only site admins see the sessions that trainers have led.
 */
export async function listLedSessions(db: Queries, { q, from, before }: Filter): Promise<LedData[]> {
  const { rows } = await sql<LedData>`
    select u.id as trainer_id, u.first_name || ' ' || u.last_name as trainer,
      (s.training_start at time zone 'UTC')::date as day,
      (extract(epoch from s.training_end - s.training_start) / 60)::int as minutes, ${isVirtualCourse} as is_virtual, v.venue_id, ${pointColumns(['ve'], district)},
      t.home_district, coalesce(t.latitude, hd.latitude, ha.latitude) as home_latitude,
      coalesce(t.longitude, hd.longitude, ha.longitude) as home_longitude
    from virtual_group_sessions s join virtual_groups v on v.id = s.virtual_group_id
    join course_leaders() l on l.virtual_group_id = v.id join users u on u.id = l.user_id
    left join trainers t on t.user_id = u.id
    left join postcode_districts hd on hd.district = t.home_district
    left join postcode_districts ha on ha.district = substring(t.home_district from '^[A-Z]+')
    left join venues ve on ve.id = v.venue_id
    ${pointJoins(district)}
    where v.state not in ('draft', 'cancelled') and s.training_start >= ${from} and s.training_start < ${before}
      and ${whenSearched(q, sql`lower(u.first_name || ' ' || u.last_name) like ${containing(q)}`)}
    order by u.id, s.training_start, s.id`.execute(db);
  return rows;
}
