import { type Answer, type Body, commandOf, type Query } from '@doselore/contract';
import type { PlaceList } from '@doselore/contract/locations';
import {
  changeVenue,
  changeVenueExclusions,
  createVenue,
  getVenue,
  getVenuesCsv,
  listVenueExclusions,
  listVenues,
  moveVenue,
} from '@doselore/contract/venues';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint, sheetOf } from '../../../platform/api/index.ts';
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

export const sendNewVenue = (body: VenueFields): Promise<{ id: number }> =>
  callEndpoint(createVenue, { level, body: commandOf(body) });
export const saveVenue = (venueId: number, body: VenueChange) =>
  callEndpoint(changeVenue, { level, params: { venueId }, body: commandOf(body) });
export const sendVenueTo = (venueId: number, list: PlaceList) =>
  callEndpoint(moveVenue, { level, params: { venueId }, body: { list } });
export const saveExclusions = (venueId: number, body: Body<typeof changeVenueExclusions>) =>
  callEndpoint(changeVenueExclusions, { level, params: { venueId }, body });

/** Refreshes venues, and locations because they show how many venues they have. */
export const refreshVenues = (client: QueryClient) => refreshQueries(client, 'venues', 'locations');
