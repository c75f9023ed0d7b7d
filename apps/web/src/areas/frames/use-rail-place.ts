import type { CurrentUser } from '@doselore/contract/auth';
import { useEffect } from 'react';
import { type Params, useLocation, useParams } from 'react-router';
import { placesIn, type RouteEntry, trailOf, useCurrentRoute, useRegistry } from '../../platform/routes/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { homePlaceOf, onlyPlaceOf } from '../only-place.ts';

const key = 'doselore-rail-place';

/** Names of the parameters of a place, in the order of addresses, and the parameters of the address. */
type RailPlace = { places: readonly string[]; params: Params };
type Stored = RailPlace & { area: RouteEntry['area'] };

const zone: RailPlace = { places: [], params: {} };
const ofParams = (params: Params): RailPlace => ({ places: Object.keys(params), params });

/** Returns whether the person manages a place now. The tab may have stored the place before the person lost it. */
function manages(user: CurrentUser | undefined, { groupId, subgroupId }: Params): boolean {
  return (
    (user?.groups_managed.some(({ id }) => `${id}` === groupId) ?? false) ||
    (user?.subgroups_managed.some(({ id }) => `${id}` === subgroupId) ?? false)
  );
}

/**
 * Reads the place of the last rail in this tab. Returns undefined for the zone, for another area, and for a place that
 * the person does not manage.
 */
function readStored(area: RouteEntry['area'], user: CurrentUser | undefined): RailPlace | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Stored | null;
    return stored?.area === area && stored.places.length > 0 && manages(user, stored.params) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the place of a report: the place that the report was opened from, or the only place of the person. */
function placeOfReport(area: RouteEntry['area'], user: CurrentUser | undefined): RailPlace {
  const stored = readStored(area, user);
  if (stored !== undefined) return stored;
  const only = onlyPlaceOf(user, area);
  return only === undefined ? zone : ofParams(only);
}

/**
 * Returns the place whose pages the rail lists, and whether the page is the home of this place. Reports and the pages
 * below them keep the place that they were opened from. Other pages have the place of their address.
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
  const ofPage = home === undefined ? { places: placesIn(entry.path), params } : ofParams(home);
  const text = JSON.stringify({ area: entry.area, ...ofPage } satisfies Stored);
  // Effect: the tab stores the place of each page that is no report. Reports read the last one.
  useEffect(() => {
    if (!isReport) sessionStorage.setItem(key, text);
  }, [isReport, text]);
  return { ...(isReport ? placeOfReport(entry.area, user) : ofPage), isHome: home !== undefined };
}
