import { atPlace } from '../../at-place.ts';
import type { placeHomeSchemas } from './place-home.schemas.ts';

/** Returns what needs an admin of an organisation or a service today, by name. */
export const getPlaceHome = atPlace<typeof placeHomeSchemas.getPlaceHome>({
  method: 'GET',
  path: 'home',
  permission: { group: 'dashboards.read', subgroup: 'subgroups.read' },
});
