import { AppError } from '@doselore/contract';
import { type CurrentUser, getLoggedIn } from '@doselore/contract/auth';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint, NetworkError, readStoredAt } from '../api/index.ts';
import { destinationOf, interruptionOf, openStoredPage, type SavedRoute } from '../interruption/index.ts';
import { endOfflineDay } from '../offline-day/end-offline-day.ts';
import { currentUserQuery } from './session.ts';

export type Verdict = { kind: 'continue'; user: CurrentUser } | { kind: 'reload' } | { kind: 'go'; path: string };

/**
 * Returns where a failure leads: Login, unless it is maintenance, a lost connection or a provisional account.
 */
function verdictOf(error: unknown, route: SavedRoute): Verdict {
  const interruption = interruptionOf(error);
  if (interruption === 'login') endOfflineDay();
  return { kind: 'go', path: destinationOf(interruption ?? 'login', route) ?? '/login' };
}

const fetchUserAlone = (client: QueryClient) => client.fetchQuery(currentUserQuery);

/**
 * Returns whether a screen opens although the check of the session failed. The server may be too slow: the page shows
 * its own errors. There may be no connection: some pages work without one.
 */
const opensAnyway = (error: unknown, { opensOffline = false }: Entry): boolean =>
  error instanceof AppError ? error.code === 'too_slow' : opensOffline && interruptionOf(error) === 'network';

type Entry = {
  /** Fetches the user when none is held, with what the screen shows. */
  fetchUser?: (client: QueryClient) => Promise<CurrentUser>;
  opensOffline?: boolean;
};

/** Opens a page. Without a connection, only one that shows what was stored for the day. */
function opened(
  user: CurrentUser,
  { opensOffline = false }: Entry,
  { route, isOffline }: { route: SavedRoute; isOffline: boolean },
): Verdict {
  if (isOffline && !opensOffline) return verdictOf(new NetworkError(), route);
  openStoredPage(isOffline);
  return { kind: 'continue', user };
}

/** Checks the session before every screen that needs one. */
export async function checkLoggedIn(client: QueryClient, route: SavedRoute, entry: Entry = {}): Promise<Verdict> {
  const { fetchUser = fetchUserAlone } = entry;
  const cached = client.getQueryData(currentUserQuery.queryKey);
  try {
    if (cached === undefined) {
      const user = await fetchUser(client);
      return opened(user, entry, { route, isOffline: readStoredAt() !== undefined });
    }
    const { id } = await callEndpoint(getLoggedIn, { level: 'member', quiet: true });
    return id === cached.id ? opened(cached, entry, { route, isOffline: false }) : { kind: 'reload' };
  } catch (error) {
    if (cached !== undefined && opensAnyway(error, entry))
      return opened(cached, entry, { route, isOffline: interruptionOf(error) === 'network' });
    return verdictOf(error, route);
  }
}
