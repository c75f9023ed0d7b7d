import type { Answer, Body, Query } from '@doselore/contract';
import {
  type changeLocation,
  type createLocation,
  getLocation,
  getLocationsCsv,
  listLocations,
} from '@doselore/contract/locations';
import { sheetOf } from '../../../platform/api/index.ts';
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
