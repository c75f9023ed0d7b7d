type FailureListener = (error: unknown) => void;

let listener: FailureListener = () => undefined;

/** The interruption module listens here, so that every call is covered and none has to remember. */
export function setFailureListener(next: FailureListener): void {
  listener = next;
}

export function announceFailure(error: unknown): void {
  listener(error);
}
