export { EditLocationScreen } from './edit-location-screen.tsx';
export { LocationsScreen } from './locations-screen.tsx';
export { NewLocationScreen } from './new-location-screen.tsx';
