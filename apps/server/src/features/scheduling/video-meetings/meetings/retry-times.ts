const minute = 60_000;
const pauses = [1, 5, 15, 60];
/** Minutes before the start after which no meeting is tried any more. */
const lastTryMinutes = 60;
/** Tries to remove a meeting: about a day. */
const removals = 26;

type Failure = {
  /** Number of tries so far, with this one. */
  attempts: number;
  now: number;
  /** Moment of the start of the session. Null for a meeting that is to be removed. */
  start: number | null;
  retryAfterMs?: number | undefined;
};

/**
 * Returns when a failed meeting is tried again: after 1, 5, 15 and 60 minutes, then every hour until an hour before the
 * start, and never sooner than the service asked. Undefined when it is not tried again.
 */
export function nextTry({ attempts, now, start, retryAfterMs = 0 }: Failure): number | undefined {
  const pause = (pauses[attempts - 1] ?? 60) * minute;
  const next = now + Math.max(pause, retryAfterMs);
  if (start === null) return attempts < removals ? next : undefined;
  return next <= start - lastTryMinutes * minute ? next : undefined;
}
