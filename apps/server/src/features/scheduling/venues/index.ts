export { checkRoom, checkVenue } from './check-venue.ts';
export { venueRoutes } from './venues.routes.ts';
