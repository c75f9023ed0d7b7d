import { type RouteParams, useArea } from '../area/index.ts';
import { useRouteId } from './current-route.ts';

/** The organisation and the service that the address is about. */
export function usePlaceIds(): PlaceIds {
  const groupId = useRouteId('groupId') ?? 0;
  const subgroupId = useRouteId('subgroupId');
  return { groupId, subgroupId };
}

/**
 * The organisation and, within it, the service that the address is about. `here` leads to another page of the same
 * place: areas that hold both kinds name the pages of a service with `subgroup-` in front.
 */
export function usePlace() {
  const { to, has } = useArea();
  const { groupId, subgroupId } = usePlaceIds();
  const named = (name: string) => (subgroupId !== null && has(`subgroup-${name}`) ? `subgroup-${name}` : name);
  return {
    groupId,
    subgroupId,
    here: (name: string, params?: RouteParams) => to(named(name), params),
    hasHere: (name: string) => has(named(name)),
  };
}

/** The same as parameters of a call. */
export type PlaceIds = { groupId: number; subgroupId: number | null };
