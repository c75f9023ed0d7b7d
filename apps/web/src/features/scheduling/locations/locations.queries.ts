import type { Answer, Body, Query } from '@doselore/contract';
import { type changeLocation, type createLocation, getLocation, listLocations } from '@doselore/contract/locations';

import { roomLists } from '../../../platform/query-client/index.ts';

const locations = roomLists('locations');
export type LocationFields = Body<typeof createLocation>;
export type LocationChange = Body<typeof changeLocation>;
export type Location = Answer<typeof getLocation>;
type ListQuery = Query<typeof listLocations>;

export const locationsQuery = (query: ListQuery) => locations.sheet(listLocations, { fileName: 'Locations', query });
export const locationQuery = (locationId: number) => locations.one(getLocation, { params: { locationId } });
