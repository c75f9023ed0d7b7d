import { addTimespan } from '@doselore/scorm/runtime';

/** Total over the launches before plus the last time of each session of the running one. */
export function totalTimeOf(attempt: { total_time: string; session_times: Record<string, string> }): string {
  return Object.values(attempt.session_times).reduce(
    (total, session) => addTimespan(total, session),
    attempt.total_time,
  );
}
