import type { Conflict } from '@doselore/contract/scheduling';
import type { Queries } from '../../../../platform/db/index.ts';
import { conflictsOfVenue } from '../evaluation/venue-conflicts.ts';
import type { Demand } from './demand.ts';
import type { Facts } from './load-facts.ts';
import { loadTimesOf } from './load-times.ts';

/** Reads the other sessions in the venue, and returns the conflicts. */
export async function loadVenueConflicts(db: Queries, demand: Demand, facts: Facts): Promise<Conflict[]> {
  const { venueId: id } = demand;
  if (id === null || demand.isVirtual || demand.sessions.length === 0) return [];
  return conflictsOfVenue(await loadTimesOf(db, demand, { column: 'venue_id', id }), facts);
}
