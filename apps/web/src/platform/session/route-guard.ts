import { AppError } from '@doselore/contract';
import { type CurrentUser, getLoggedIn } from '@doselore/contract/auth';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../api/index.ts';
import { destinationOf, interruptionOf, type SavedRoute } from '../interruption/index.ts';
import { currentUserQuery } from './session.ts';

export type Verdict = { kind: 'continue'; user: CurrentUser } | { kind: 'reload' } | { kind: 'go'; path: string };

/**
 * Returns where a failure leads: Login, unless it is maintenance, a lost connection or a provisional account (point 4).
 */
function verdictOf(error: unknown, wanted: SavedRoute): Verdict {
  const interruption = interruptionOf(error) ?? 'login';
  return { kind: 'go', path: destinationOf(interruption, wanted) ?? '/login' };
}

const fetchUserAlone = (client: QueryClient) => client.fetchQuery(currentUserQuery);

/**
 * Checks the session before every screen that needs one (point 4). `fetchUser` fetches the user when none is held, with
 * what the screen shows.
 */
export async function checkLoggedIn(
  client: QueryClient,
  wanted: SavedRoute,
  fetchUser: (client: QueryClient) => Promise<CurrentUser> = fetchUserAlone,
): Promise<Verdict> {
  const held = client.getQueryData(currentUserQuery.queryKey);
  try {
    if (held === undefined) return { kind: 'continue', user: await fetchUser(client) };
    const { id } = await callEndpoint(getLoggedIn, { level: 'member', quiet: true });
    return id === held.id ? { kind: 'continue', user: held } : { kind: 'reload' };
  } catch (error) {
    // The page calls the server itself, and shows its own errors.
    if (held !== undefined && error instanceof AppError && error.code === 'too_slow')
      return { kind: 'continue', user: held };
    return verdictOf(error, wanted);
  }
}
