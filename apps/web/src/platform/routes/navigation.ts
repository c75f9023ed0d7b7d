import type { AreaKey, RouteParams } from '../area/index.ts';
import { fillRoute, type Registry } from './registry.ts';
import { type Navigation, paramsIn, type RouteEntry } from './route-entry.ts';

export type NavigationItem = Navigation & { entry: RouteEntry; href: string };
export type NavigationGroup = { title: string; items: NavigationItem[] };

const sameParams = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((p) => b.includes(p));

/** Parameters that identify places, which decide the rail. Parameters of records within a place do not. */
const placeParams: readonly string[] = ['groupId', 'subgroupId', 'virtualGroupId'];
export const placesIn = (path: string) => paramsIn(path).filter((param) => placeParams.includes(param));

function itemsAt(registry: Registry, area: AreaKey, places: readonly string[], params: RouteParams): NavigationItem[] {
  return registry.entries
    .filter((entry) => entry.area === area && sameParams(paramsIn(entry.path), places))
    .flatMap((entry) =>
      entry.navigation === undefined ? [] : [{ ...entry.navigation, entry, href: fillRoute(entry, params) }],
    )
    .sort((a, b) => a.order - b.order);
}

/**
 * Returns the reports of the zone that the rail of a place lists after its own pages, narrowed to the organisation: its
 * own page with the same label, or the report with the filter `groupId`.
 */
function reportsIn(registry: Registry, area: AreaKey, own: readonly NavigationItem[], params: RouteParams) {
  const ofGroup = itemsAt(registry, area, ['groupId'], params);
  return itemsAt(registry, area, [], {})
    .filter(({ inPlaces, label }) => inPlaces === true && !own.some((item) => item.label === label))
    .map((item): NavigationItem => {
      const page = ofGroup.find(({ label }) => label === item.label);
      return page === undefined
        ? { ...item, href: `${item.href}?groupId=${params.groupId}` }
        : { ...page, group: item.group };
    });
}

/** Returns the items of the rail: pages of the page's innermost place that has any, otherwise of the zone. */
export function railOf(registry: Registry, entry: RouteEntry, params: RouteParams): NavigationItem[] {
  return railAt(registry, entry.area, placesIn(entry.path), params);
}

/** Returns the items of the rail of a place. `places` has the names of its parameters, none for the rail of the zone. */
export function railAt(
  registry: Registry,
  area: AreaKey,
  places: readonly string[],
  params: RouteParams,
): NavigationItem[] {
  for (let depth = places.length; depth >= 0; depth -= 1) {
    const items = itemsAt(registry, area, places.slice(0, depth), params);
    if (items.length > 0) return depth === 0 ? items : [...items, ...reportsIn(registry, area, items, params)];
  }
  return [];
}

/** Groups the items, with groups in the order of their first item. */
export function groupItems(items: readonly NavigationItem[]): NavigationGroup[] {
  const groups: NavigationGroup[] = [];
  for (const item of items) {
    const group = groups.find(({ title }) => title === item.group);
    if (group === undefined) groups.push({ title: item.group, items: [item] });
    else group.items.push(item);
  }
  return groups;
}
