import type { CurrentUser } from '@doselore/contract/auth';
import { areaOf, canUnder } from '../../platform/area/index.ts';
import {
  type NavigationItem,
  paramsIn,
  railAt,
  termOf,
  trailHref,
  trailOf,
  useContextName,
  useCurrentRoute,
  useRegistry,
} from '../../platform/routes/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { useSiteInfo } from '../../platform/site-info/index.ts';
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

/** Returns the content of the rail on the current page, without the items that the person may not use. */
export function useRail(): RailView {
  const registry = useRegistry();
  const entry = useCurrentRoute();
  const { places, params, isHome } = useRailPlace();
  const nameOf = useContextName();
  const { user } = useSession();
  const site = useSiteInfo();
  const { title, level } = areaOf(entry.area);
  const { subgroupId } = params;
  const items = railAt(registry, entry.area, places, params).filter(
    ({ entry: { permission, needsBookings } }) =>
      (needsBookings !== true || site?.bookings !== false) &&
      (permission === undefined || canUnder(user, { level, action: permission, subgroupId })),
  );

  const trail = trailOf(registry, entry);
  const line = isHome ? ['dashboard'] : trail.map(({ name }) => name);
  const current = items.toSorted((a, b) => line.indexOf(b.entry.name) - line.indexOf(a.entry.name))[0];
  const currentName = current !== undefined && line.includes(current.entry.name) ? current.entry.name : undefined;
  const view: RailView = { title, items, currentTitle: isHome ? 'Dashboard' : entry.title, currentName };

  const [first] = items;
  const placeParam = first && paramsIn(first.entry.path).at(-1);
  const id = placeParam === undefined ? undefined : params[placeParam];
  if (first === undefined || placeParam === undefined || id === undefined) return view;
  // The back link leads to the nearest page above that is not about the place. The address of a report has no place, so
  // the trail of the first item decides.
  const inside = paramsIn(entry.path).includes(placeParam) ? trail : trailOf(registry, first.entry);
  const outside = inside.findLast(({ path }) => !paramsIn(path).includes(placeParam));
  return {
    ...view,
    place: {
      kind: termOf(placeParam),
      name: nameOf(placeParam, id, managedName(placeParam, id, user)),
      switches: switchOf(placeParam, user),
    },
    back: outside && { label: outside.title, href: trailHref(outside, params) },
  };
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
