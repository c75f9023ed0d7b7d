import { ownPath } from '../routes/own-path.ts';

/** The route a person wanted when the service or the connection went away (point 4). */
export type SavedRoute = { name: string; path: string; params: Record<string, string | undefined>; query: string };

const key = 'pre-interruption';

export function saveRoute(route: SavedRoute): void {
  try {
    localStorage.setItem(key, JSON.stringify(route));
  } catch {
    // A full or forbidden store only costs the way back; Home is used instead.
  }
}

/** Answers where to return to and forgets it. */
export function takeSavedRoute(): string {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    localStorage.removeItem(key);
    const path = typeof stored === 'object' && stored !== null && 'path' in stored ? ownPath(stored.path) : undefined;
    if (typeof stored !== 'object' || stored === null || path === undefined) return '/';
    const query = 'query' in stored && typeof stored.query === 'string' ? stored.query : '';
    return `${path}${query}`;
  } catch {
    return '/';
  }
}
