import { type CurrentUser, getCurrentUser } from '@doselore/contract/auth';
import { callEndpoint } from '../api/index.ts';
import { endOfflineDay } from '../offline-day/end-offline-day.ts';
import { notifyOtherTabs } from './other-tabs.ts';

const hintKey = 'doselore-signed-in';

/**
 * Returns whether the last person in this browser stayed signed in. Open pages fetch the user only then. Does not say
 * who it was.
 */
export function mayBeSignedIn(): boolean {
  return localStorage.getItem(hintKey) === 'yes';
}

export function rememberSignedIn(): void {
  localStorage.setItem(hintKey, 'yes');
}

export function forgetSignedIn(): void {
  localStorage.removeItem(hintKey);
}

/** Remembers in this browser that somebody has signed in, and tells the other tabs who. */
export function announceSignIn({ id }: Pick<CurrentUser, 'id'>): void {
  endOfflineDay();
  rememberSignedIn();
  notifyOtherTabs(id);
}

/**
 * Asks the server who is signed in, and changes nothing in this browser. Returns undefined when nobody is, or when the
 * server cannot be reached.
 */
export async function askUser(): Promise<CurrentUser | undefined> {
  if (!mayBeSignedIn()) return undefined;
  try {
    return await callEndpoint(getCurrentUser, { level: 'member', quiet: true });
  } catch {
    return undefined;
  }
}
