import type { CurrentUser } from '@doselore/contract/auth';
import type { RouteParams } from '../platform/area/index.ts';
import type { RouteEntry } from '../platform/routes/index.ts';

/** Returns the place of an admin of exactly one, as parameters of addresses of its area; undefined for anybody else. */
export function onlyPlaceOf(user: CurrentUser | undefined, area: RouteEntry['area']): RouteParams | undefined {
  const [group, otherGroup] = user?.groups_managed ?? [];
  if (area === 'group-admin') return group && otherGroup === undefined ? { groupId: group.id } : undefined;
  const [service, otherService] = user?.subgroups_managed ?? [];
  if (area !== 'subgroup-admin' || service === undefined || otherService !== undefined) return undefined;
  return { groupId: service.group.id, subgroupId: service.id };
}

/**
 * Returns the place whose home a list of places shows to an admin of exactly one. With anything in the query, such as
 * a search, the page is the list.
 */
export const homePlaceOf = (user: CurrentUser | undefined, { area, listsPlaces }: RouteEntry, search: string) =>
  listsPlaces === true && search === '' ? onlyPlaceOf(user, area) : undefined;
