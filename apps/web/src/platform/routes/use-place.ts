import { isService, type Place } from '@doselore/contract';
import { type RouteParams, useArea } from '../area/index.ts';
import { parseRouteId } from './current-route.ts';
import { usePageParams } from './page-place.ts';

/**
 * Returns the organisation or the service of the page, also outside of an area. The address names the place, except for
 * the home of an admin of a single place. The id of the organisation is 0 on a page without a place.
 */
export function usePlaceIds(): Place {
  const { groupId, subgroupId } = usePageParams();
  return { groupId: parseRouteId(groupId) ?? 0, subgroupId: parseRouteId(subgroupId) ?? undefined };
}

/**
 * Returns the place that the address names. `here` leads to another page of the same place: areas that hold both kinds
 * name the pages of a service with `subgroup-` in front.
 */
export function usePlace() {
  const { to, has } = useArea();
  const place = usePlaceIds();
  const ofService = isService(place);
  const named = (name: string) => (ofService && has(`subgroup-${name}`) ? `subgroup-${name}` : name);
  return {
    ...place,
    isService: ofService,
    here: (name: string, params?: RouteParams) => to(named(name), params),
    hasHere: (name: string) => has(named(name)),
  };
}
