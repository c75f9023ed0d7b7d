/** Database in this browser with the key of the day and what it encrypts. */
export const dayDatabase = 'doselore-day';

/**
 * Deletes the key of the day with everything that it encrypts: when somebody signs in or out, and when the session has
 * ended. Needs no script, so it also works on the login page.
 */
export function endOfflineDay(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(dayDatabase);
  } catch {
    // The browser stores nothing, such as in a private window.
  }
}
