import { AppError } from '@doselore/contract';
import { type CurrentUser, getLoggedIn } from '@doselore/contract/auth';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint, NetworkError, readKeptAt } from '../api/index.ts';
import { destinationOf, interruptionOf, openKeptPage, type SavedRoute } from '../interruption/index.ts';
import { currentUserQuery } from './session.ts';

export type Verdict = { kind: 'continue'; user: CurrentUser } | { kind: 'reload' } | { kind: 'go'; path: string };

/**
 * Returns where a failure leads: Login, unless it is maintenance, a lost connection or a provisional account.
 */
function verdictOf(error: unknown, route: SavedRoute): Verdict {
  const interruption = interruptionOf(error) ?? 'login';
  return { kind: 'go', path: destinationOf(interruption, route) ?? '/login' };
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
function opened(user: CurrentUser, { opensOffline = false }: Entry, route: SavedRoute): Verdict {
  const isKept = readKeptAt() !== undefined;
  if (isKept && !opensOffline) return verdictOf(new NetworkError(), route);
  openKeptPage(isKept);
  return { kind: 'continue', user };
}

/** Checks the session before every screen that needs one. */
export async function checkLoggedIn(client: QueryClient, route: SavedRoute, entry: Entry = {}): Promise<Verdict> {
  const { fetchUser = fetchUserAlone } = entry;
  const cached = client.getQueryData(currentUserQuery.queryKey);
  openKeptPage(false);
  try {
    if (cached === undefined) return opened(await fetchUser(client), entry, route);
    const { id } = await callEndpoint(getLoggedIn, { level: 'member', quiet: true });
    return id === cached.id ? { kind: 'continue', user: cached } : { kind: 'reload' };
  } catch (error) {
    if (cached !== undefined && opensAnyway(error, entry)) return opened(cached, entry, route);
    return verdictOf(error, route);
  }
}
