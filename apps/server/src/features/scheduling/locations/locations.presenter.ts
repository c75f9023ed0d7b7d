import { pickFields } from '@doselore/contract';
import { type LocationRow, locationFields } from '@doselore/contract/locations';
import type { LocationData } from './locations.repository.ts';

export function presentLocation(row: LocationData): LocationRow {
  const { id, is_archived, has_position, venues } = row;
  return { id, ...pickFields(locationFields, row), is_archived, has_position, venues };
}
