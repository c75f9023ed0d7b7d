import { interruptionOf } from './is-interruption.ts';
import { staysOpenOffline } from './open-offline.ts';

/** Text for a command that failed without a connection, on a page that stays open. */
export const offlineText = 'There is no connection, so nothing was saved. Try again when the connection is back.';

/**
 * Returns the text for a lost connection that leads to no other page, because this page stays open. Undefined for every
 * other failure.
 */
export const offlineProblem = (error: unknown): string | undefined =>
  interruptionOf(error) === 'network' && staysOpenOffline(error) ? offlineText : undefined;
