import { useMatches, useParams } from 'react-router';
import type { RouteEntry } from './route-entry.ts';

function isRouteEntry(handle: unknown): handle is RouteEntry {
  return typeof handle === 'object' && handle !== null && 'name' in handle && 'screen' in handle;
}

export function entryOf(matches: readonly { handle: unknown }[]): RouteEntry | undefined {
  return matches.map(({ handle }) => handle).findLast(isRouteEntry);
}

/** The registry entry of the screen on show; a page without one cannot be built. */
export function useCurrentRoute(): RouteEntry {
  const entry = entryOf(useMatches());
  if (entry === undefined) throw new Error('This page is missing from the route registry');
  return entry;
}

const numeric = /^\d{1,15}$/;

/** Point 2: an id that cannot be read becomes null. */
export function parseRouteId(text: string | undefined): number | null {
  return text !== undefined && numeric.test(text) ? Number(text) : null;
}

export function useRouteId(name: string): number | null {
  return parseRouteId(useParams()[name]);
}

/** Paper course, external course and scoUserId: 0 instead of null. */
export function useRouteIdOrZero(name: string): number {
  return useRouteId(name) ?? 0;
}
