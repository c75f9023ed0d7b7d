/** Name of the database with the key of the day and the answers that it encrypts. */
export const dayDatabase = 'doselore-day';

/**
 * Deletes the key of the day with everything that it encrypts. Called when somebody signs in or out, and when the server
 * says that the session has ended. Loads no library, because the login page calls it too.
 */
export function endOfflineDay(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(dayDatabase);
  } catch {
    // The browser stores nothing, such as in a private window.
  }
}
