import { createContext, use } from 'react';
import { generatePath } from 'react-router';
import type { AreaKey, RouteParams } from '../area/index.ts';
import type { RouteEntry } from './route-entry.ts';

export type Registry = {
  entries: readonly RouteEntry[];
  find: (area: AreaKey, name: string) => RouteEntry | undefined;
};

const keyOf = (area: AreaKey, name: string) => `${area}:${name}`;

export function createRegistry(entries: readonly RouteEntry[]): Registry {
  const byKey = new Map<string, RouteEntry>();
  for (const entry of entries) {
    const key = keyOf(entry.area, entry.name);
    if (byKey.has(key)) throw new Error(`Two routes are named ${key}`);
    byKey.set(key, entry);
  }
  for (const { area, name, parent } of entries) {
    if (parent !== undefined && !byKey.has(keyOf(area, parent)))
      throw new Error(`${area}:${name} has no parent ${parent}`);
  }
  return { entries, find: (area, name) => byKey.get(keyOf(area, name)) };
}

/** Finds the entry `name` in the given area, or `area:name` in any area. */
export function findByReference(registry: Registry, area: AreaKey, reference: string): RouteEntry | undefined {
  const [first, second] = reference.split(':');
  if (second === undefined) return registry.find(area, reference);
  return registry.entries.find((entry) => entry.area === first && entry.name === second);
}

export function fillRoute(entry: RouteEntry, params: RouteParams): string {
  const texts = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return generatePath(entry.path, Object.fromEntries(texts));
}

/** Returns the address of a page of a trail. A list of places opens as a list, also for an admin of a single place. */
export const trailHref = (entry: RouteEntry, params: RouteParams) =>
  `${fillRoute(entry, params)}${entry.listsPlaces ? '?show=list' : ''}`;

/** Returns the pages from the first page of the zone down to this one, inclusive. */
export function trailOf(registry: Registry, entry: RouteEntry): RouteEntry[] {
  const parent = entry.parent === undefined ? undefined : registry.find(entry.area, entry.parent);
  return parent === undefined ? [entry] : [...trailOf(registry, parent), entry];
}

export const RegistryContext = createContext<Registry | undefined>(undefined);

export function useRegistry(): Registry {
  const registry = use(RegistryContext);
  if (registry === undefined) throw new Error('The route registry is missing');
  return registry;
}
