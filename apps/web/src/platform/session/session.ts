import { type CurrentUser, getCurrentUser } from '@doselore/contract/auth';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../api/index.ts';

const hintKey = 'doselore-signed-in';

/** Whether this browser was last left signed in: open pages ask for the user only then. Says nothing about who. */
function readHint(): boolean {
  return localStorage.getItem(hintKey) === 'yes';
}

async function fetchUser(signal: AbortSignal): Promise<CurrentUser> {
  const user = await callEndpoint(getCurrentUser, { level: 'member', signal, quiet: true });
  localStorage.setItem(hintKey, 'yes');
  return user;
}

/** The person behind the session. Fetched by the route guard; screens only read it. */
export const currentUserQuery = queryOptions({
  queryKey: ['session', 'user'],
  queryFn: ({ signal }) => fetchUser(signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
});

type Session = {
  user: CurrentUser | undefined;
  signedIn: boolean;
  /** True while the server is asked who is signed in. */
  isLoading: boolean;
};

/** Open pages pass `ask: true` to find out quietly whether somebody is signed in. */
export function useSession(options: { ask?: boolean } = {}): Session {
  const { data, isLoading } = useQuery({ ...currentUserQuery, enabled: (options.ask ?? false) && readHint() });
  return { user: data, signedIn: data !== undefined, isLoading };
}

/** For screens behind the route guard, where somebody is always signed in. */
export function useUser(): CurrentUser {
  const { user } = useSession();
  if (user === undefined) throw new Error('This screen is only for people who are signed in');
  return user;
}

export function holdUser(client: QueryClient, user: CurrentUser): void {
  client.clear();
  localStorage.setItem(hintKey, 'yes');
  client.setQueryData(currentUserQuery.queryKey, user);
}

/** Nothing of one person may be seen by the next one at the same computer. */
export function forgetUser(client: QueryClient): void {
  localStorage.removeItem(hintKey);
  // Drafts: an order on its way, a question not yet sent.
  sessionStorage.clear();
  client.clear();
}
