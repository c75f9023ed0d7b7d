import { type Delta, formatTimespan, parseTimespan } from '@doselore/scorm/runtime';

/** A package may count from a moment before it told us that it begins. */
const graceMs = 60_000;

/**
 * Packages tell the time by the computer's clock, which may be set while they run. No session can have lasted longer
 * than it has been open by a clock that nobody sets: `now` counts milliseconds and never goes back.
 */
export function createSessionTimes(now: () => number) {
  const begun = new Map<number, number>();
  return {
    begin: (session: number) => begun.set(session, now()),
    limit(delta: Delta): Delta {
      const beganAt = begun.get(delta.session);
      if (delta.session_time === undefined || beganAt === undefined) return delta;
      const open = now() - beganAt;
      const told = (parseTimespan(delta.session_time) ?? 0) * 10;
      return told <= open + graceMs ? delta : { ...delta, session_time: formatTimespan(open / 10) };
    },
  };
}
