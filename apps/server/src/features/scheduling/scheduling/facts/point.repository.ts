import { type RawBuilder, sql } from 'kysely';
import type { Point } from '../journeys/estimate-journeys.ts';

/** Columns of the place of a row, or null where it has none. */
export type PointData = {
  district: string | null;
  latitude: number | null;
  longitude: number | null;
};

type Row = 't' | 've' | 'l';

/**
 * Columns of a place: the latitude and longitude of the first of these rows that has its own, otherwise the middle of its
 * district or of its postcode area.
 */
export const pointColumns = (rows: readonly Row[], district: RawBuilder<string>) => {
  const own = (column: 'latitude' | 'longitude') => sql.join(rows.map((row) => sql.ref(`${row}.${column}`)));
  return sql`
  ${district} as district, coalesce(${own('latitude')}, d.latitude, a.latitude) as latitude,
  coalesce(${own('longitude')}, d.longitude, a.longitude) as longitude`;
};

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
