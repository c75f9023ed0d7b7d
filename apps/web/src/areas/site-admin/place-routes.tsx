import { IconMapPin } from '@tabler/icons-react';
import type { GivenRoute } from '../../platform/routes/index.ts';

const locations = () => import('../../features/locations/index.ts');

/** Pages about the places of Pharmacist-led Courses. */
export const placeRoutes: GivenRoute[] = [
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
