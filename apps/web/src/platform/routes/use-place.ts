import { isService, type Place } from '@doselore/contract';
import { type RouteParams, useArea } from '../area/index.ts';
import { useRouteId } from './current-route.ts';

/** Returns the organisation, or the service in it, that the address names, also outside of an area. */
export function usePlaceIds(): Place {
  const groupId = useRouteId('groupId') ?? 0;
  const subgroupId = useRouteId('subgroupId') ?? undefined;
  return { groupId, subgroupId };
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
