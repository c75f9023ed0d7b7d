import { atPlace } from '../../at-place.ts';
import type { placeHomeSchemas } from './place-home.schemas.ts';

/** Returns work for an admin of an organisation or a service today: expiring certificates and unread documents. */
export const getPlaceHome = atPlace<typeof placeHomeSchemas.getPlaceHome>({
  method: 'GET',
  path: 'home',
  permission: { group: 'dashboards.read', subgroup: 'subgroups.read' },
});
