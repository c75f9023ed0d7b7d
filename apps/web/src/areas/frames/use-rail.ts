import type { CurrentUser } from '@doselore/contract/auth';
import { areaOf, canUnder, type RouteParams } from '../../platform/area/index.ts';
import {
  fillRoute,
  type NavigationItem,
  paramsIn,
  type RouteEntry,
  railAt,
  termOf,
  trailOf,
  useContextName,
  useCurrentRoute,
  useRegistry,
} from '../../platform/routes/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { homePlaceOf } from '../only-place.ts';
import { useRailPlace } from './use-rail-place.ts';

export type RailView = {
  title: string;
  items: NavigationItem[];
  currentTitle: string;
  currentName: string | undefined;
  /** Place that all items belong to, when it is smaller than the zone. */
  place?: { kind: string; name: string; switches?: 'group' | 'subgroup' };
  back?: { label: string; href: string };
};

/**
 * Returns the content of the rail on the current page, without the items that the person may not use. A report keeps the
 * rail of the place that it was opened from.
 */
export function useRail(): RailView {
  const registry = useRegistry();
  const entry = useCurrentRoute();
  const { places, params, isHome } = useRailPlace();
  const nameOf = useContextName();
  const { user } = useSession();
  const { title, level } = areaOf(entry.area);
  const subgroupId = params.subgroupId === undefined ? undefined : `${params.subgroupId}`;
  const items = railAt(registry, entry.area, places, params).filter(
    ({ entry: { permission } }) =>
      permission === undefined || canUnder(user, { level, action: permission, subgroupId }),
  );

  const trail = trailOf(registry, entry);
  const line = isHome ? ['dashboard'] : trail.map(({ name }) => name);
  const current = items.toSorted((a, b) => line.indexOf(b.entry.name) - line.indexOf(a.entry.name))[0];
  const currentName = current !== undefined && line.includes(current.entry.name) ? current.entry.name : undefined;
  const view: RailView = { title, items, currentTitle: isHome ? 'Dashboard' : entry.title, currentName };

  const placeParam = items[0] === undefined ? undefined : paramsIn(items[0].entry.path).at(-1);
  const id = placeParam === undefined ? undefined : params[placeParam];
  if (items[0] === undefined || placeParam === undefined || id === undefined) return view;
  // The nearest page of the trail that is not about the place. A page of the zone has no such trail of its own.
  const inside = paramsIn(entry.path).includes(placeParam) ? trail : trailOf(registry, items[0].entry);
  const outside = inside.findLast(({ path }) => !paramsIn(path).includes(placeParam));
  return {
    ...view,
    place: {
      kind: termOf(placeParam),
      name: nameOf(placeParam, `${id}`, managedName(placeParam, `${id}`, user)),
      switches: switchOf(placeParam, user),
    },
    back: outside && { label: outside.title, href: backTo(outside, { params, user }) },
  };
}

type Back = { params: RouteParams; user: CurrentUser | undefined };

/** Returns the address of a page outside of the place. The list of places says that it is meant, not the home of one. */
function backTo(outside: RouteEntry, { params, user }: Back): string {
  const href = fillRoute(outside, params);
  return homePlaceOf(user, outside, '') === undefined ? href : `${href}?show=list`;
}

/** Returns the name of a place that the person manages, which is known before a page has loaded it. */
function managedName(param: string, id: string, user: CurrentUser | undefined): string | undefined {
  const managed =
    param === 'groupId' ? user?.groups_managed : param === 'subgroupId' ? user?.subgroups_managed : undefined;
  return managed?.find((place) => String(place.id) === id)?.name;
}

/**
 * Returns the kind of place that the person can switch between. Undefined for people with only one organisation or
 * service.
 */
function switchOf(param: string, user: CurrentUser | undefined): 'group' | 'subgroup' | undefined {
  const isSuper = user?.roles.some(({ name }) => name === 'super_admin') ?? false;
  if (param === 'groupId') return isSuper || (user?.groups_managed.length ?? 0) > 1 ? 'group' : undefined;
  if (param !== 'subgroupId') return undefined;
  const several = (user?.groups_managed.length ?? 0) > 0 || (user?.subgroups_managed.length ?? 0) > 1;
  return isSuper || several ? 'subgroup' : undefined;
}
