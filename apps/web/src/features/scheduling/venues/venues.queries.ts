import type { Answer } from '@doselore/contract';
import { type getVenue, type listVenueExclusions, listVenues } from '@doselore/contract/venues';
import { refreshOf, roomLists } from '../../../platform/query-client/index.ts';

export const venues = roomLists('venues');
export type Venue = Answer<typeof getVenue>;
export type Exclusions = Answer<typeof listVenueExclusions>;

export const venuesQuery = venues.sheet(listVenues, 'Venues');

/** Refreshes venues, and locations because they show how many venues they have. */
export const refreshVenues = refreshOf('venues', 'locations');
