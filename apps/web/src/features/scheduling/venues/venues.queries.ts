import type { Answer, Body, Query } from '@doselore/contract';

import {
  type changeVenue,
  type createVenue,
  getVenue,
  getVenuesCsv,
  listVenueExclusions,
  listVenues,
} from '@doselore/contract/venues';
import type { QueryClient } from '@tanstack/react-query';
import { sheetOf } from '../../../platform/api/index.ts';
import { refreshQueries, roomQueries } from '../../../platform/query-client/index.ts';

const level = 'superAdmin';
const venues = roomQueries('venues');
export type VenueFields = Body<typeof createVenue>;
export type VenueChange = Body<typeof changeVenue>;
export type Venue = Answer<typeof getVenue>;
export type Exclusions = Answer<typeof listVenueExclusions>;
type ListQuery = Query<typeof listVenues>;

export const venuesQuery = (query: ListQuery) => venues.list(listVenues, { level, query });
export const venueQuery = (venueId: number) => venues.one(getVenue, { level, params: { venueId } });
export const exclusionsQuery = (venueId: number) => venues.one(listVenueExclusions, { level, params: { venueId } });

export const downloadVenues = (query: ListQuery) => sheetOf(getVenuesCsv, { level, query, fileName: 'Venues' });

/** Refreshes venues, and locations because they show how many venues they have. */
export const refreshVenues = (client: QueryClient) => refreshQueries(client, 'venues', 'locations');
