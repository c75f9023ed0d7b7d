import type { Answer, Body } from '@doselore/contract';
import {
  type changeVenue,
  type createVenue,
  type getVenue,
  type listVenueExclusions,
  listVenues,
} from '@doselore/contract/venues';
import { refreshOf, roomLists } from '../../../platform/query-client/index.ts';

export const venues = roomLists('venues');
export type VenueFields = Body<typeof createVenue>;
export type VenueChange = Body<typeof changeVenue>;
export type Venue = Answer<typeof getVenue>;
export type Exclusions = Answer<typeof listVenueExclusions>;

export const venuesQuery = venues.sheet(listVenues, 'Venues');

/** Refreshes venues, and locations because they show how many venues they have. */
export const refreshVenues = refreshOf('venues', 'locations');
