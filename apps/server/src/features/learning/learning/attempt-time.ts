import { addTimespan } from '@doselore/scorm/runtime';

/** Returns the total time of an attempt: the stored total plus the last time of each session of the current launch. */
export function totalTimeOf(attempt: { total_time: string; session_times: Record<string, string> }): string {
  return Object.values(attempt.session_times).reduce(
    (total, session) => addTimespan(total, session),
    attempt.total_time,
  );
}
