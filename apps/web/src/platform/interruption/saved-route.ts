import { ownPath } from '../routes/own-path.ts';

/** Route that a person requested when the service or the connection was lost. */
export type SavedRoute = { name: string; path: string; params: Record<string, string | undefined>; query: string };

const key = 'pre-interruption';

export function saveRoute(route: SavedRoute): void {
  try {
    localStorage.setItem(key, JSON.stringify(route));
  } catch {
    // Storage is full or not allowed. The only effect is that the person returns to Home.
  }
}

/** Returns the address to return to, and deletes it. */
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
