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

/** Returns whether the page of this moment goes on without a connection. */
export const staysOpenOffline = () => open > 0;
