import { type CurrentUser, getCurrentUser } from '@doselore/contract/auth';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../api/index.ts';
import { forgetTyped } from '../interruption/index.ts';
import { endOfflineDay } from '../offline-day/end-offline-day.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { announceSignIn, forgetSignedIn, mayBeSignedIn, rememberSignedIn } from './signed-in.ts';

/** Fetches the user. `ask` may fetch more than the user in the same call. */
export function fetchUserWith(client: QueryClient, ask: (signal: AbortSignal) => Promise<CurrentUser>) {
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    const user = await ask(signal);
    rememberSignedIn();
    return user;
  };
  return client.fetchQuery({ ...currentUserQuery, queryFn });
}

async function fetchUser(signal: AbortSignal): Promise<CurrentUser> {
  const user = await callEndpoint(getCurrentUser, { level: 'member', signal, quiet: true });
  rememberSignedIn();
  return user;
}

/** User of the session. The route guard fetches it; screens only read it. */
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
  /** True while the user is being fetched. */
  isLoading: boolean;
};

/** Returns the session. Open pages pass `ask: true` to fetch the user quietly when somebody may be signed in. */
export function useSession(options: { ask?: boolean } = {}): Session {
  const { data, isLoading } = useQuery({ ...currentUserQuery, enabled: (options.ask ?? false) && mayBeSignedIn() });
  return { user: data, signedIn: data !== undefined, isLoading };
}

/** Returns the user. For screens behind the route guard, where somebody is always signed in. */
export function useUser(): CurrentUser {
  const { user } = useSession();
  if (user === undefined) throw new Error('This screen is only for people who are signed in');
  return user;
}

export function holdUser(client: QueryClient, user: CurrentUser): void {
  if (client.getQueryData(currentUserQuery.queryKey)?.id !== user.id) forgetTyped();
  client.clear();
  client.setQueryData(currentUserQuery.queryKey, user);
  announceSignIn(user);
}

/** Deletes everything about the user, so that the next person at this computer sees none of it. */
export function forgetUser(client: QueryClient): void {
  forgetSignedIn();
  endOfflineDay();
  notifyOtherTabs(null);
  // Drafts, such as an unsent order or question.
  sessionStorage.clear();
  forgetTyped();
  client.clear();
}
