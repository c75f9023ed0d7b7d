import type { Candidate } from '@doselore/contract/scheduling';
import { conflictsOfCourse, conflictsOfDay, conflictsOfStart } from './conflicts.ts';
import { readDay } from './day.ts';
import { evaluate } from './evaluate.ts';
import type { CourseFacts, Settings, Span, TrainerFacts } from './facts.ts';
import { startOfDay } from './wall.ts';

const minute = 60_000;
/** Minutes between two starts that come into question. */
const grid = 15;

export type Search = {
  /** The course or booking that needs a trainer. Its sessions are not read: the starts take their place. */
  course: CourseFacts;
  settings: Settings;
  minutes: number;
  /** First and last start, both included, on one day. */
  window: Span;
};

/**
 * Finds the starts in a window at which a trainer has no conflict, one after the other, as `evaluate` would with a session
 * at each of them. Asks the rules of the trainer once, those of the day once, and the others for each start.
 */
export function* findStarts(trainer: TrainerFacts, { course, settings, minutes, window }: Search): Generator<number> {
  const demand = { ...course, sessions: [] };
  if (conflictsOfCourse(trainer, demand).length > 0) return;
  const day = readDay(trainer, demand, window.start);
  if (conflictsOfDay(trainer, day).length > 0) return;
  for (const session of sessionsIn(window, minutes))
    if (conflictsOfStart(trainer, { course: demand, session, day, settings }).length === 0) yield session.start;
}

/** Sessions that begin on the grid of a window and end on its day. */
function* sessionsIn(window: Span, minutes: number): Generator<Span> {
  const midnight = startOfDay(window.start) + 24 * 60 * minute;
  for (let start = window.start; start <= window.end; start += grid * minute) {
    const end = start + minutes * minute;
    if (end <= midnight) yield { start, end };
  }
}

export type Option = Candidate & {
  /** First start without a conflict, or null. Then the conflicts and the score are those of the first start of the window. */
  start: number | null;
};

/** Returns a trainer with the first start that they could take. */
export function findFirstStart(trainer: TrainerFacts, search: Search): Option {
  const [start = null] = findStarts(trainer, search);
  const { course, settings, minutes, window } = search;
  const at = start ?? window.start;
  const session = { start: at, end: at + minutes * minute };
  return { ...evaluate(trainer, { course: { ...course, sessions: [session] }, settings }), start };
}
