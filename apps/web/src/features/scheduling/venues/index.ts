export { EditVenueScreen } from './edit-venue-screen.tsx';
export { venueSearch } from './new-venue-address.ts';
export { NewVenueScreen } from './new-venue-screen.tsx';
export { VenueSearch } from './parts/venue-search.tsx';
export { VenueExclusionsScreen } from './venue-exclusions-screen.tsx';
export { VenuesScreen } from './venues-screen.tsx';
