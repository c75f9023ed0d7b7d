/** Start and end of one session, wall clock written as UTC. */
export type SessionTimes = { training_start: string; training_end: string };

/**
 * Returns the session of a course that is under way or comes next, null when all are over, and the number of days that
 * have sessions. `sessions` are in the order of their starts.
 */
export function courseDays(
  sessions: readonly SessionTimes[],
  londonNow: Date,
): { next_session: SessionTimes | null; days: number } {
  const next = sessions.find(({ training_end }) => new Date(training_end) > londonNow);
  const write = (moment: string) => new Date(moment).toISOString();
  return {
    next_session:
      next === undefined
        ? null
        : { training_start: write(next.training_start), training_end: write(next.training_end) },
    days: new Set(sessions.map(({ training_start }) => write(training_start).slice(0, 10))).size,
  };
}
