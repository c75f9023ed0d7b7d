import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { venuesSchemas } from './venues.schemas.ts';

export const listVenues = endpoint<typeof venuesSchemas.listVenues>({
  method: 'GET',
  path: 'venues',
  levels: ['superAdmin'],
  permission: 'venues.read',
});
export const getVenuesCsv = csvOf(listVenues);

export const getVenue = endpoint<typeof venuesSchemas.getVenue>({
  method: 'GET',
  path: 'venues/:venueId',
  levels: ['superAdmin'],
  permission: 'venues.read',
});

export const createVenue = endpoint<typeof venuesSchemas.createVenue>({
  method: 'POST',
  path: 'venues',
  levels: ['superAdmin'],
  permission: 'venues.write',
});

export const changeVenue = endpoint<typeof venuesSchemas.changeVenue>({
  method: 'PUT',
  path: 'venues/:venueId',
  levels: ['superAdmin'],
  permission: 'venues.write',
});

/** Archives or restores a venue. Refused with 409 while another venue in use has its name and postcode. */
export const moveVenue = endpoint<typeof venuesSchemas.moveVenue>({
  method: 'POST',
  path: 'venues/:venueId/state',
  levels: ['superAdmin'],
  permission: 'venues.write',
});

/** Lists the organisations that cannot use a venue, with the reasons. */
export const listVenueExclusions = endpoint<typeof venuesSchemas.listVenueExclusions>({
  method: 'GET',
  path: 'venues/:venueId/exclusions',
  levels: ['superAdmin'],
  permission: 'venues.read',
});

/** Replaces the organisations that cannot use a venue. Refused with 409 when somebody else has changed them. */
export const changeVenueExclusions = endpoint<typeof venuesSchemas.changeVenueExclusions>({
  method: 'PUT',
  path: 'venues/:venueId/exclusions',
  levels: ['superAdmin'],
  permission: 'venues.write',
});

/** Lists the venues that an organisation can use for a course: those in use that do not exclude it. */
export const chooseVenues = endpoint<typeof venuesSchemas.chooseVenues>({
  method: 'GET',
  path: 'groups/:groupId/venues/choose',
  levels: ['superAdmin'],
  permission: 'venues.read',
});
