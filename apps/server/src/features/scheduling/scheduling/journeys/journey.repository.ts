import { sql } from 'kysely';
import type { Queries } from '../../../../platform/db/index.ts';
import { type PointData, pointColumns, pointJoins } from '../facts/point.repository.ts';

export type JourneyData = PointData & {
  max_journey_minutes: number;
  to_latitude: number | null;
  to_longitude: number | null;
};

const home = sql<string>`t.home_district`;

/**
 * Finds the home of a trainer and the middle of a postcode district, or of its area. Undefined for no trainer.
 * Takes no scope: trainers belong to no place, and only site admins read them.
 */
export async function findJourney(
  db: Queries,
  { trainerUserId, district }: { trainerUserId: number; district: string },
): Promise<JourneyData | undefined> {
  const { rows } = await sql<JourneyData>`
    select ${pointColumns(['t'], home)}, t.max_journey_minutes, coalesce(td.latitude, ta.latitude) as to_latitude,
      coalesce(td.longitude, ta.longitude) as to_longitude
    from trainers t ${pointJoins(home)}
    left join postcode_districts td on td.district = ${district}
    left join postcode_districts ta on ta.district = substring(${district} from '^[A-Z]+')
    where t.user_id = ${trainerUserId}`.execute(db);
  return rows[0];
}
