import type { LocationRow } from '@doselore/contract/locations';
import type { LocationData } from './locations.repository.ts';

export function presentLocation(row: LocationData): LocationRow {
  return {
    id: row.id,
    name: row.name,
    region: row.region,
    address_line_1: row.address_line_1,
    address_line_2: row.address_line_2,
    town: row.town,
    postcode: row.postcode,
    latitude: row.latitude,
    longitude: row.longitude,
    is_archived: row.is_archived,
    has_position: row.has_position,
    venues: row.venues,
  };
}
