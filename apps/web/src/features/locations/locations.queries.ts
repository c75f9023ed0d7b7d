import type { Answer, Body, Query } from '@doselore/contract';
import {
  changeLocation,
  createLocation,
  getLocation,
  getLocationsCsv,
  listLocations,
  moveLocation,
  type PlaceList,
} from '@doselore/contract/locations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

const level = 'superAdmin';
export type LocationFields = Body<typeof createLocation>;
export type LocationChange = Body<typeof changeLocation>;
export type Location = Answer<typeof getLocation>;
type ListQuery = Query<typeof listLocations>;

export function locationsQuery(query: ListQuery) {
  return queryOptions({
    queryKey: ['locations', 'list', query],
    queryFn: ({ signal }) => callEndpoint(listLocations, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function locationQuery(locationId: number) {
  return queryOptions({
    queryKey: ['locations', 'one', locationId],
    queryFn: ({ signal }) => callEndpoint(getLocation, { level, params: { locationId }, signal }),
  });
}

export function downloadLocations(query: ListQuery): SheetDownload {
  return sheetOf(getLocationsCsv, { level, query, fileName: 'Locations' });
}

export function sendNewLocation(body: LocationFields): Promise<{ id: number }> {
  return callEndpoint(createLocation, { level, body });
}

export function saveLocation(locationId: number, body: LocationChange) {
  return callEndpoint(changeLocation, { level, params: { locationId }, body });
}

export function sendLocationTo(locationId: number, list: PlaceList) {
  return callEndpoint(moveLocation, { level, params: { locationId }, body: { list } });
}
