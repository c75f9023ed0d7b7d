import type { Answer, Body } from '@doselore/contract';
import {
  type changeLocation,
  type createLocation,
  type getLocation,
  listLocations,
} from '@doselore/contract/locations';
import { roomLists } from '../../../platform/query-client/index.ts';

export const locations = roomLists('locations');
export type LocationFields = Body<typeof createLocation>;
export type LocationChange = Body<typeof changeLocation>;
export type Location = Answer<typeof getLocation>;

export const locationsQuery = locations.sheet(listLocations, 'Locations');
