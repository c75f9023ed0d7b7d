import type { StoredRecord } from '@doselore/contract';
import { type Equipment, equipment, venueFields } from '@doselore/contract/venues';
import { type RecordFormOptions, useRecordForm } from '../../../ui/form/index.ts';
import { positionRules } from '../locations/index.ts';
import type { Venue } from './venues.queries.ts';

type Fields = typeof venueFields;

/** Returns the fields of a venue that a change may contain. */
export function recordOf(venue: Venue): StoredRecord<Fields> {
  const flags = Object.fromEntries(equipment.map((piece) => [piece, venue.equipment.includes(piece)]));
  return {
    ...venue,
    ...(flags as Record<Equipment, boolean>),
    location_id: venue.location?.id ?? null,
    group_id: venue.group?.id ?? null,
  };
}

export const useVenueForm = (options: Pick<RecordFormOptions<Fields>, 'record' | 'initial' | 'onSave'>) =>
  useRecordForm({ fields: venueFields, rules: positionRules, ...options });
export type VenueForm = ReturnType<typeof useVenueForm>;
