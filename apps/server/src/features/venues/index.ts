export { venueRoutes } from './venues.routes.ts';
