import type { Conflict } from '@doselore/contract/scheduling';
import { conflictOf } from './conflicts.ts';
import type { CourseFacts, Settings, Span } from './facts.ts';
import { dayInWords, overlaps, timesOf } from './wall.ts';

/** Returns the conflicts of the venue: other sessions at the time, or with too little time before or after. */
export function conflictsOfVenue(
  taken: readonly (Span & { title: string })[],
  { course, settings }: { course: CourseFacts; settings: Settings },
): Conflict[] {
  const buffer = settings.venue_buffer_minutes * 60_000;
  const refusal = course.venue_refusal === null ? [] : [conflictOf('venue_refuses', course.venue_refusal)];
  const found = course.sessions.flatMap((session) =>
    taken
      .filter((one) => overlaps({ start: one.start - buffer, end: one.end + buffer }, session))
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
