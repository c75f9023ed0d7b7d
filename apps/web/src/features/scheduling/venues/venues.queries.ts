import type { Answer, Body, Query } from '@doselore/contract';

import {
  type changeVenue,
  type createVenue,
  getVenue,
  type listVenueExclusions,
  listVenues,
} from '@doselore/contract/venues';

import { refreshOf, roomLists } from '../../../platform/query-client/index.ts';

export const venues = roomLists('venues');
export type VenueFields = Body<typeof createVenue>;
export type VenueChange = Body<typeof changeVenue>;
export type Venue = Answer<typeof getVenue>;
export type Exclusions = Answer<typeof listVenueExclusions>;
type ListQuery = Query<typeof listVenues>;

export const venuesQuery = (query: ListQuery) => venues.sheet(listVenues, { fileName: 'Venues', query });
export const venueQuery = (venueId: number) => venues.one(getVenue, { params: { venueId } });

/** Refreshes venues, and locations because they show how many venues they have. */
export const refreshVenues = refreshOf('venues', 'locations');
