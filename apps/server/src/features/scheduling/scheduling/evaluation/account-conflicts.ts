import type { Conflict } from '@doselore/contract/scheduling';
import { conflictOf } from './conflicts.ts';
import type { CourseFacts, Span } from './facts.ts';
import { dayInWords, overlaps, timesOf } from './wall.ts';

/** Returns the conflicts of an account that holds one meeting at a time: other meetings at the time of a session. */
export function conflictsOfAccount(
  name: string,
  taken: readonly (Span & { title: string })[],
  { sessions }: Pick<CourseFacts, 'sessions'>,
): Conflict[] {
  return sessions.flatMap((session) =>
    taken
      .filter((one) => overlaps(one, session))
      .map((one) =>
        conflictOf('account_overlap', `${name} holds ${one.title} on ${dayInWords(one.start)}, ${timesOf(one)}`),
      ),
  );
}
