export { EditVenueScreen } from './edit-venue-screen.tsx';
export { NewVenueScreen } from './new-venue-screen.tsx';
export { VenueExclusionsScreen } from './venue-exclusions-screen.tsx';
export { venuesQuery } from './venues.queries.ts';
export { VenuesScreen } from './venues-screen.tsx';
