import { IconDoor, IconMapPin } from '@tabler/icons-react';
import type { GivenRoute } from '../../platform/routes/index.ts';

const venues = () => import('../../features/scheduling/venues/index.ts');
const locations = () => import('../../features/scheduling/locations/index.ts');

/** Pages about the places of Pharmacist-led Courses. */
export const placeRoutes: GivenRoute[] = [
  {
    name: 'venues',
    path: 'venues',
    title: 'Venues',
    permission: 'venues.read',
    navigation: { group: 'Training', label: 'Venues', icon: IconDoor, order: 27 },
    keywords: ['rooms', 'places', 'equipment', 'capacity'],
    screen: () => venues().then((m) => ({ Component: m.VenuesScreen })),
  },
  {
    name: 'new-venue',
    path: 'venues/new',
    title: 'New venue',
    permission: 'venues.write',
    parent: 'venues',
    screen: () => venues().then((m) => ({ Component: m.NewVenueScreen })),
  },
  {
    name: 'edit-venue',
    path: 'venues/edit/:venueId',
    title: 'Edit venue',
    permission: 'venues.write',
    parent: 'venues',
    screen: () => venues().then((m) => ({ Component: m.EditVenueScreen })),
  },
  {
    name: 'venue-exclusions',
    path: 'venues/exclusions/:venueId',
    title: 'Exclusions',
    permission: 'venues.write',
    parent: 'venues',
    screen: () => venues().then((m) => ({ Component: m.VenueExclusionsScreen })),
  },
  {
    name: 'locations',
    path: 'locations',
    title: 'Locations',
    permission: 'locations.read',
    navigation: { group: 'Training', label: 'Locations', icon: IconMapPin, order: 28 },
    keywords: ['areas', 'regions', 'postcodes', 'places'],
    screen: () => locations().then((m) => ({ Component: m.LocationsScreen })),
  },
  {
    name: 'new-location',
    path: 'locations/new',
    title: 'New location',
    permission: 'locations.write',
    parent: 'locations',
    screen: () => locations().then((m) => ({ Component: m.NewLocationScreen })),
  },
  {
    name: 'edit-location',
    path: 'locations/edit/:locationId',
    title: 'Edit location',
    permission: 'locations.write',
    parent: 'locations',
    screen: () => locations().then((m) => ({ Component: m.EditLocationScreen })),
  },
];
