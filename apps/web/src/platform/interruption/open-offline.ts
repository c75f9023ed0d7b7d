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

let opensKept = false;

/** Says whether the page that opens now shows what was stored for a day without a connection. */
export function openKeptPage(isKept: boolean): void {
  opensKept = isKept;
}

/** Returns whether the page of this moment goes on without a connection. */
export const staysOpenOffline = () => open > 0 || opensKept;
