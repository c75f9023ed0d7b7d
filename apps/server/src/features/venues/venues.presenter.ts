import type { VenueChoice, VenueExclusion, VenueRow } from '@doselore/contract/venues';
import type { ExclusionData } from './exclusions.repository.ts';
import type { ChoiceData, VenueData } from './venues.repository.ts';

const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

function presentAddress(row: ChoiceData | VenueData) {
  const { address_line_1, address_line_2, town, postcode, latitude, longitude } = row;
  return { address_line_1, address_line_2, town, postcode, latitude, longitude };
}

export function presentVenue(row: VenueData): VenueRow {
  return {
    id: row.id,
    name: row.name,
    ...presentAddress(row),
    capacity: row.capacity,
    equipment: row.equipment,
    access_notes: row.access_notes,
    contact_name: row.contact_name,
    contact_phone: row.contact_phone,
    contact_email: row.contact_email,
    location: named(row.location_id, row.location),
    group: named(row.group_id, row.group_name),
    is_archived: row.is_archived,
    has_position: row.has_position,
    excluded: row.excluded,
  };
}

export function presentChoice(row: ChoiceData): VenueChoice {
  return {
    id: row.id,
    name: row.name,
    ...presentAddress(row),
    capacity: row.capacity,
    equipment: row.equipment,
    access_notes: row.access_notes,
    is_own: row.is_own,
  };
}

export function presentExclusion(row: ExclusionData): VenueExclusion {
  return {
    group: { id: row.group_id, name: row.group_name },
    reason: row.reason,
    set_by: row.set_by,
    set_at: row.set_at.toISOString(),
  };
}
