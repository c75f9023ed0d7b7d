import { useMatches, useParams } from 'react-router';
import type { RouteEntry } from './route-entry.ts';

function isRouteEntry(handle: unknown): handle is RouteEntry {
  return typeof handle === 'object' && handle !== null && 'name' in handle && 'screen' in handle;
}

export function entryOf(matches: readonly { handle: unknown }[]): RouteEntry | undefined {
  return matches.map(({ handle }) => handle).findLast(isRouteEntry);
}

/** Returns the registry entry of the current screen. Throws for a page without one. */
export function useCurrentRoute(): RouteEntry {
  const entry = entryOf(useMatches());
  if (entry === undefined) throw new Error('This page is missing from the route registry');
  return entry;
}

const numeric = /^\d{1,15}$/;

/** Returns the id in a route parameter; null when it cannot be read. */
export function parseRouteId(text: string | undefined): number | null {
  return text !== undefined && numeric.test(text) ? Number(text) : null;
}

export function useRouteId(name: string): number | null {
  return parseRouteId(useParams()[name]);
}

/** Returns the id of a paper course, external course or scoUserId; 0 instead of null when it cannot be read. */
export function useRouteIdOrZero(name: string): number {
  return useRouteId(name) ?? 0;
}
