import { messages } from '@doselore/contract';
import { RequestTimeout, setFailureListener } from '../api/index.ts';
import { showBanner } from '../banner/index.ts';
import { endOfflineDay } from '../offline-day/end-offline-day.ts';
import { type Interruption, interruptionOf } from './is-interruption.ts';
import { staysOpenOffline } from './open-offline.ts';
import { type SavedRoute, saveRoute } from './saved-route.ts';

const destinations = {
  login: { path: '/login', failed: messages.loginRedirectFailed },
  provisional: { path: '/provisional-account', failed: messages.provisionalRedirectFailed },
  twoStep: { path: '/set-up-two-step', failed: messages.defaultError },
  maintenance: { path: '/503', failed: messages.maintenanceRedirectFailed },
  network: { path: '/network-connectivity', failed: messages.networkRedirectFailed },
} as const satisfies Record<Interruption, { path: string; failed: string }>;

export type Navigator = { go: (path: string) => Promise<void>; where: () => SavedRoute };

/** Pages that are never saved as the place to return to. */
const stayingPages: readonly string[] = ['/login', '/503', '/network-connectivity'];

/**
 * Returns the login page with the address to return to. The address comes from the location bar, so it is always our
 * own.
 */
function loginPath({ path, query }: SavedRoute): string {
  if (path === '/' || path === '/signout') return destinations.login.path;
  return `${destinations.login.path}?${new URLSearchParams({ next: `${path}${query}` })}`;
}

/**
 * Returns the page that an interruption leads to, and saves the route to return to. Undefined when the person is there
 * already.
 */
export function destinationOf(interruption: Interruption, from: SavedRoute): string | undefined {
  const { path } = destinations[interruption];
  if (from.path === path) return undefined;
  if (interruption === 'login') return loginPath(from);
  const remembers = interruption === 'maintenance' || interruption === 'network';
  if (remembers && !stayingPages.includes(from.path)) saveRoute(from);
  return path;
}

/** Connects the API client to the router. Called once when the application starts. */
export function connectInterruptions(navigator: Navigator): void {
  setFailureListener((error) => {
    // The server is slow but reachable, so the page stays and keeps the typed text.
    if (error instanceof RequestTimeout) return showBanner({ message: messages.defaultError });
    const interruption = interruptionOf(error);
    if (interruption === 'login') endOfflineDay();
    if (interruption === undefined || (interruption === 'network' && staysOpenOffline(error))) return;
    const path = destinationOf(interruption, navigator.where());
    if (path === undefined) return;
    navigator.go(path).catch(() => showBanner({ message: destinations[interruption].failed, type: 'error' }));
  });
}
