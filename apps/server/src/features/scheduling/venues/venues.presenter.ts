import { pickFields } from '@doselore/contract';
import { type VenueChoice, type VenueExclusion, type VenueRow, venueTextFields } from '@doselore/contract/venues';
import type { ExclusionData } from './exclusions.repository.ts';
import type { ChoiceData, VenueData } from './venues.repository.ts';

const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

export function presentVenue(row: VenueData): VenueRow {
  const { id, equipment, is_archived, has_position, excluded } = row;
  return {
    ...{ id, ...pickFields(venueTextFields, row), equipment, is_archived, has_position, excluded },
    location: named(row.location_id, row.location),
    group: named(row.group_id, row.group_name),
  };
}

export function presentChoice(row: ChoiceData): VenueChoice {
  const { total: _total, ...choice } = row;
  return choice;
}

export function presentExclusion(row: ExclusionData): VenueExclusion {
  return {
    group: { id: row.group_id, name: row.group_name },
    reason: row.reason,
    set_by: row.set_by,
    set_at: row.set_at.toISOString(),
  };
}
