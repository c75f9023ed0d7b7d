import { type Delta, formatTimespan, parseTimespan } from '@doselore/scorm/runtime';

/** Tolerance, because a package may count from a moment before it called `LMSInitialize`. */
const graceMs = 60_000;

/**
 * Limits session times to the time that the session has been open. Packages use the clock of the computer, which may be
 * set while they run. `now` counts milliseconds by a clock that nobody sets and that never goes back.
 */
export function createSessionTimes(now: () => number) {
  const begun = new Map<number, number>();
  return {
    begin: (session: number) => begun.set(session, now()),
    limit(delta: Delta): Delta {
      const beganAt = begun.get(delta.session);
      if (delta.session_time === undefined || beganAt === undefined) return delta;
      const open = now() - beganAt;
      const reported = (parseTimespan(delta.session_time) ?? 0) * 10;
      return reported <= open + graceMs ? delta : { ...delta, session_time: formatTimespan(open / 10) };
    },
  };
}
