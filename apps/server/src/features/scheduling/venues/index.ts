export { checkLocation } from './check-location.ts';
export { checkRoom, checkVenue } from './check-venue.ts';
export { venueRoutes } from './venues.routes.ts';
