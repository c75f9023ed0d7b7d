import { type RawBuilder, sql } from 'kysely';
import type { Point } from '../journeys/estimate-journeys.ts';

/** Columns of the place of a row, or null where it has none. */
export type PointData = {
  district: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** Columns of a place: its own latitude and longitude, otherwise the middle of its district or of its postcode area. */
export const pointColumns = (row: 't' | 've', district: RawBuilder<string>) => sql`
  ${district} as district, coalesce(${sql.ref(`${row}.latitude`)}, d.latitude, a.latitude) as latitude,
  coalesce(${sql.ref(`${row}.longitude`)}, d.longitude, a.longitude) as longitude`;

/** Joins what `pointColumns` reads. */
export const pointJoins = (district: RawBuilder<string>) => sql`
  left join postcode_districts d on d.district = ${district}
  left join postcode_districts a on a.district = substring(${district} from '^[A-Z]+')`;

/** Returns the end of a journey. Null for a row without a postcode. */
export function pointOf(row: PointData & { venue_id?: number | null }): Point | null {
  if (row.district === null) return null;
  const { latitude, longitude } = row;
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  return { venueId: row.venue_id ?? undefined, district: row.district, position };
}
