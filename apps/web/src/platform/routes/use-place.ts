import { isService, type Place } from '@doselore/contract';
import { use } from 'react';
import { useParams } from 'react-router';
import { type RouteParams, useArea } from '../area/index.ts';
import { parseRouteId } from './current-route.ts';
import { PagePlaceContext } from './page-place.ts';

/**
 * Returns the organisation, or the service in it, that the address names, also outside of an area. On the home of the
 * only place of the person, returns that place.
 */
export function usePlaceIds(): Place {
  const params: RouteParams = { ...use(PagePlaceContext), ...useParams() };
  const idOf = (name: string) => parseRouteId(params[name] === undefined ? undefined : `${params[name]}`);
  return { groupId: idOf('groupId') ?? 0, subgroupId: idOf('subgroupId') ?? undefined };
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
