import type { Conflict } from '@doselore/contract/scheduling';
import { conflictOf } from './conflicts.ts';
import type { CourseFacts, Settings, Span } from './facts.ts';
import { dayInWords, overlaps, timesOf } from './wall.ts';

/** Returns whether a venue that is taken at a time has too few minutes before or after it for a session. */
export const isTooClose = (taken: Span, session: Span, bufferMinutes: number): boolean =>
  overlaps({ start: taken.start - bufferMinutes * 60_000, end: taken.end + bufferMinutes * 60_000 }, session);

/** Returns the conflicts of the venue: other sessions at the time, or with too little time before or after. */
export function conflictsOfVenue(
  taken: readonly (Span & { title: string })[],
  { course, settings }: { course: CourseFacts; settings: Settings },
): Conflict[] {
  const refusal = course.venue_refusal === null ? [] : [conflictOf('venue_refuses', course.venue_refusal)];
  const found = course.sessions.flatMap((session) =>
    taken
      .filter((one) => isTooClose(one, session, settings.venue_buffer_minutes))
      .map((one) => {
        const when = `${dayInWords(one.start)}, ${timesOf(one)}`;
        const text = `${course.place?.name} is taken by ${one.title} on ${when}`;
        return conflictOf(
          'venue_overlap',
          overlaps(one, session) ? text : `${text}; ${settings.venue_buffer_minutes} min between sessions are needed`,
        );
      }),
  );
  return [...refusal, ...found];
}
