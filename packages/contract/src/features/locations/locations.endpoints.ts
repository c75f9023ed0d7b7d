import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { locationsSchemas } from './locations.schemas.ts';

/** Lists the locations: areas with one address as their reference point. */
export const listLocations = endpoint<typeof locationsSchemas.listLocations>({
  method: 'GET',
  path: 'locations',
  levels: ['superAdmin'],
  permission: 'locations.read',
});
export const getLocationsCsv = csvOf(listLocations);

export const getLocation = endpoint<typeof locationsSchemas.getLocation>({
  method: 'GET',
  path: 'locations/:locationId',
  levels: ['superAdmin'],
  permission: 'locations.read',
});

export const createLocation = endpoint<typeof locationsSchemas.createLocation>({
  method: 'POST',
  path: 'locations',
  levels: ['superAdmin'],
  permission: 'locations.write',
});

export const changeLocation = endpoint<typeof locationsSchemas.changeLocation>({
  method: 'PUT',
  path: 'locations/:locationId',
  levels: ['superAdmin'],
  permission: 'locations.write',
});

/** Archives or restores a location. Refused with 409 while venues in use name it, or another location has its name. */
export const moveLocation = endpoint<typeof locationsSchemas.moveLocation>({
  method: 'POST',
  path: 'locations/:locationId/state',
  levels: ['superAdmin'],
  permission: 'locations.write',
});
