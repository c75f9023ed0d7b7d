import type { Answer, Body, Query } from '@doselore/contract';
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
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

const level = 'superAdmin';
export type VenueFields = Body<typeof createVenue>;
export type VenueChange = Body<typeof changeVenue>;
export type Venue = Answer<typeof getVenue>;
export type Exclusions = Answer<typeof listVenueExclusions>;
type ListQuery = Query<typeof listVenues>;

export function venuesQuery(query: ListQuery) {
  return queryOptions({
    queryKey: ['venues', 'list', query],
    queryFn: ({ signal }) => callEndpoint(listVenues, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function venueQuery(venueId: number) {
  return queryOptions({
    queryKey: ['venues', 'one', venueId],
    queryFn: ({ signal }) => callEndpoint(getVenue, { level, params: { venueId }, signal }),
  });
}

export function exclusionsQuery(venueId: number) {
  return queryOptions({
    queryKey: ['venues', 'exclusions', venueId],
    queryFn: ({ signal }) => callEndpoint(listVenueExclusions, { level, params: { venueId }, signal }),
  });
}

export function downloadVenues(query: ListQuery): SheetDownload {
  return sheetOf(getVenuesCsv, { level, query, fileName: 'Venues' });
}

export function sendNewVenue(body: VenueFields): Promise<{ id: number }> {
  return callEndpoint(createVenue, { level, body });
}

export function saveVenue(venueId: number, body: VenueChange) {
  return callEndpoint(changeVenue, { level, params: { venueId }, body });
}

export function sendVenueTo(venueId: number, list: PlaceList) {
  return callEndpoint(moveVenue, { level, params: { venueId }, body: { list } });
}

export function saveExclusions(venueId: number, body: Body<typeof changeVenueExclusions>) {
  return callEndpoint(changeVenueExclusions, { level, params: { venueId }, body });
}

/** Refreshes venues, and locations because they show how many venues they have. */
export async function refreshVenues(client: QueryClient): Promise<void> {
  await Promise.all(['venues', 'locations'].map((room) => client.invalidateQueries({ queryKey: [room] })));
}
