import type { Place } from '@doselore/contract';
import { type RouteParams, useArea } from '../../platform/area/index.ts';
import { usePlace, useRouteId } from '../../platform/routes/index.ts';

/** Where licences are looked at: an organisation, or in it a service or a virtual group. A trainer's address has only the last: 0. */
export type LicencePlace = Place & { virtualGroupId: number | null };

/** Somebody as one place knows them. */
export type PersonHere = { place: LicencePlace; userId: number };

/** The place of the address; `here` leads to another page of it. */
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
