import type { CurrentUser } from '@doselore/contract/auth';
import type { Params } from 'react-router';
import type { RouteEntry } from '../platform/routes/index.ts';

/**
 * Returns the place of an admin who manages exactly one organisation or service, as parameters of addresses of the area.
 * Returns undefined for admins of several places.
 */
export function onlyPlaceOf(user: CurrentUser | undefined, area: RouteEntry['area']): Params | undefined {
  if (area === 'group-admin') {
    const [group, otherGroup] = user?.groups_managed ?? [];
    return group && otherGroup === undefined ? { groupId: `${group.id}` } : undefined;
  }
  if (area !== 'subgroup-admin') return undefined;
  const [service, otherService] = user?.subgroups_managed ?? [];
  return service && otherService === undefined
    ? { groupId: `${service.group.id}`, subgroupId: `${service.id}` }
    : undefined;
}

/**
 * Returns the place whose home replaces a list of places for an admin of a single place. An address with a query, such
 * as a search, always shows the list.
 */
export const homePlaceOf = (user: CurrentUser | undefined, { area, listsPlaces }: RouteEntry, search: string) =>
  listsPlaces === true && search === '' ? onlyPlaceOf(user, area) : undefined;
