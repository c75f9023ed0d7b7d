import type { Answer } from '@doselore/contract';
import { type getLocation, listLocations } from '@doselore/contract/locations';
import { roomLists } from '../../../platform/query-client/index.ts';

export const locations = roomLists('locations');
export type Location = Answer<typeof getLocation>;

export const locationsQuery = locations.sheet(listLocations, 'Locations');
