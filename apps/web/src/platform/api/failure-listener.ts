type FailureListener = (error: unknown) => void;

let listener: FailureListener = () => undefined;

/**
 * Sets the function that is called with every failure that is not quiet. The interruption module sets it, so that
 * callers need not handle these failures.
 */
export function setFailureListener(next: FailureListener): void {
  listener = next;
}

export function announceFailure(error: unknown): void {
  listener(error);
}
