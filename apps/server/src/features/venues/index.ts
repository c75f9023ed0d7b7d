export { findCapacity, lockUsableVenue } from './venues.repository.ts';
export { venueRoutes } from './venues.routes.ts';
