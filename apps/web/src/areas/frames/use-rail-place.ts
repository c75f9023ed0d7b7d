import type { CurrentUser } from '@doselore/contract/auth';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import type { RouteParams } from '../../platform/area/index.ts';
import { placesIn, type RouteEntry, trailOf, useCurrentRoute, useRegistry } from '../../platform/routes/index.ts';
import { holdsRole, useSession } from '../../platform/session/index.ts';
import { homePlaceOf, onlyPlaceOf } from '../only-place.ts';

const key = 'doselore-rail-place';

/** Names of the parameters of a place, in the order of addresses, and their values. */
type RailPlace = { places: readonly string[]; params: RouteParams };
type Kept = RailPlace & { area: RouteEntry['area'] };

const zone: RailPlace = { places: [], params: {} };

/** Returns whether the person still manages the place, which the tab has kept for a while. */
function manages(user: CurrentUser | undefined, { params }: RailPlace): boolean {
  if (holdsRole(user, 'super_admin')) return true;
  const isOwn = (place: { id: number }, id: unknown) => `${place.id}` === `${id}`;
  return (
    (user?.groups_managed.some((group) => isOwn(group, params.groupId)) ?? false) ||
    (user?.subgroups_managed.some((service) => isOwn(service, params.subgroupId)) ?? false)
  );
}

/** Reads the place of the last rail of this tab; undefined for another area, and for a place of somebody else. */
function readKept(area: RouteEntry['area'], user: CurrentUser | undefined): RailPlace | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    return kept?.area === area && manages(user, kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const ofParams = (params: RouteParams): RailPlace => ({ places: Object.keys(params), params });

/**
 * Returns the place whose rail the page has: that of the address. A report and the pages below it keep the place that
 * they were opened from, and an admin of exactly one place always has this one.
 */
export function useRailPlace(): RailPlace & { isHome: boolean } {
  const entry = useCurrentRoute();
  const registry = useRegistry();
  const params = useParams();
  const { search } = useLocation();
  const { user } = useSession();
  const [top] = trailOf(registry, entry);
  const isReport = top?.navigation?.inPlaces === true;
  const home = homePlaceOf(user, entry, search);
  const only = isReport ? onlyPlaceOf(user, entry.area) : home;
  const own = only === undefined ? { places: placesIn(entry.path), params } : ofParams(only);
  const kept = isReport ? readKept(entry.area, user) : undefined;
  const text = JSON.stringify({ area: entry.area, ...own } satisfies Kept);
  // Effect: the tab keeps the place of the rail that the person saw last. Reports read it.
  useEffect(() => {
    if (!isReport) sessionStorage.setItem(key, text);
  }, [isReport, text]);
  return {
    ...(kept !== undefined && kept.places.length > 0 ? kept : isReport && only === undefined ? zone : own),
    isHome: home !== undefined,
  };
}
