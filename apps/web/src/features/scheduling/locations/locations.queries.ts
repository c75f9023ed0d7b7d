import { type Answer, type Body, commandOf, type Query } from '@doselore/contract';
import {
  changeLocation,
  createLocation,
  getLocation,
  getLocationsCsv,
  listLocations,
  moveLocation,
  type PlaceList,
} from '@doselore/contract/locations';
import { callEndpoint, sheetOf } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const level = 'superAdmin';
const locations = roomQueries('locations');
export type LocationFields = Body<typeof createLocation>;
export type LocationChange = Body<typeof changeLocation>;
export type Location = Answer<typeof getLocation>;
type ListQuery = Query<typeof listLocations>;

export const locationsQuery = (query: ListQuery) => locations.list(listLocations, { level, query });
export const locationQuery = (locationId: number) => locations.one(getLocation, { level, params: { locationId } });

export const downloadLocations = (query: ListQuery) =>
  sheetOf(getLocationsCsv, { level, query, fileName: 'Locations' });

export const sendNewLocation = (body: LocationFields): Promise<{ id: number }> =>
  callEndpoint(createLocation, { level, body: commandOf(body) });
export const saveLocation = (locationId: number, body: LocationChange) =>
  callEndpoint(changeLocation, { level, params: { locationId }, body: commandOf(body) });
export const sendLocationTo = (locationId: number, list: PlaceList) =>
  callEndpoint(moveLocation, { level, params: { locationId }, body: { list } });
