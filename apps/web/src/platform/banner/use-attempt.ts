import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { showBanner } from './banner-store.ts';
import { describeError } from './describe-error.ts';

/** Text of the banner of a command, and what undoes it. */
export type Done = { message: string; onUndo?: (() => unknown) | undefined };

/**
 * Returns the function that runs a command: it shows what it did, with Undo, or why it failed, then refreshes. A
 * command without an answer shows nothing. Returns whether it succeeded.
 */
export function useAttempt(refresh: (client: QueryClient) => Promise<unknown>) {
  const client = useQueryClient();
  return async (command: () => Promise<Done | undefined>): Promise<boolean> => {
    try {
      const done = await command();
      const onUndo = done?.onUndo;
      const undo = onUndo && { action: { label: 'Undo', run: () => void onUndo() } };
      if (done !== undefined) showBanner({ message: done.message, type: 'success', ...undo });
      return true;
    } catch (error) {
      showBanner({ message: describeError(error) });
      return false;
    } finally {
      await refresh(client);
    }
  };
}
