import type { Place } from '@doselore/contract';
import { type RouteParams, useArea } from '../../../platform/area/index.ts';
import { usePlace, useRouteId } from '../../../platform/routes/index.ts';

/**
 * Place where licences are shown: an organisation, a service or a virtual group. Addresses of trainers have only
 * `virtualGroupId`; then `groupId` is 0.
 */
export type LicencePlace = Place & { virtualGroupId: number | null };

/** A person in one place. */
export type PersonHere = { place: LicencePlace; userId: number };

/** Returns the place of the address. `here` returns the address of another page of the place. */
export function useLicencePlace() {
  const { to, has } = useArea();
  const { groupId, subgroupId, here } = usePlace();
  const virtualGroupId = useRouteId('virtualGroupId');
  const place: LicencePlace = { groupId, subgroupId, virtualGroupId };
  return {
    place,
    here: (name: string, params?: RouteParams) => {
      const own = `virtual-group-${name}`;
      return virtualGroupId !== null && has(own) ? to(own, params) : here(name, params);
    },
  };
}
