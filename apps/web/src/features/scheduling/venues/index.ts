export { EditVenueScreen } from './edit-venue-screen.tsx';
export { NewVenueScreen } from './new-venue-screen.tsx';
export { VenueSearch } from './parts/venue-search.tsx';
export { VenueExclusionsScreen } from './venue-exclusions-screen.tsx';
export { VenuesScreen } from './venues-screen.tsx';
