import { NotStored } from '../api/index.ts';

let open = 0;

/**
 * Keeps the page open while the connection is lost, because it stores in the browser what the person does. Returns the
 * function that ends this.
 */
export function stayOpenOffline(): () => void {
  open += 1;
  return () => {
    open -= 1;
  };
}

let opensStored = false;

/** Sets whether the page that opens now shows answers that were stored for a day without a connection. */
export function openStoredPage(isStored: boolean): void {
  opensStored = isStored;
}

/**
 * Returns whether the page of this moment goes on without a connection after this failure. A page of stored answers does
 * not, when its own answer is not stored.
 */
export const staysOpenOffline = (error: unknown): boolean => open > 0 || (opensStored && !(error instanceof NotStored));
