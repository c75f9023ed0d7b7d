type FailureListener = (error: unknown) => void;

let listener: FailureListener = () => undefined;

/**
 * Sets the function that hears of every failed call. The interruption module uses it, so that no caller has to remember
 * it.
 */
export function setFailureListener(next: FailureListener): void {
  listener = next;
}

export function announceFailure(error: unknown): void {
  listener(error);
}
