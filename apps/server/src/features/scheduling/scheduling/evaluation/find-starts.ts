import type { DayOrder } from '@doselore/contract/bookings';
import type { Candidate } from '@doselore/contract/scheduling';
import { conflictsOfCourse, conflictsOfDay, conflictsOfStart, type Judged } from './conflicts.ts';
import { type Day, readDay } from './day.ts';
import { evaluate, sumOf } from './evaluate.ts';
import type { CourseFacts, Settings, Span, TrainerFacts } from './facts.ts';
import { type Figures, figuresOf } from './figures.ts';
import { partsOf } from './score.ts';
import { startOfDay } from './wall.ts';

const minute = 60_000;
/** Minutes between two starts that come into question. */
export const grid = 15;

export type Search = {
  /** The course or booking that needs a trainer. Its sessions are not read: the starts take their place. */
  course: CourseFacts;
  settings: Settings;
  minutes: number;
  /** First and last start, both included, on one day. */
  window: Span;
  /** Starts at which the venue or the meeting account is taken. */
  taken?: ReadonlySet<number>;
};

/**
 * Finds the starts in a window at which a trainer has no conflict, one after the other, as `evaluate` would with a session
 * at each of them. Asks the rules of the trainer once, those of the day once, and the others for each start.
 */
export function* findStarts(trainer: TrainerFacts, search: Search): Generator<number> {
  const day = readOpenDay(trainer, search);
  if (day !== undefined) yield* startsOn(trainer, { search, day });
}

/** Returns the day of a window, or undefined when the trainer can take no start on it. */
function readOpenDay(trainer: TrainerFacts, { course, window }: Search): Day | undefined {
  const demand = { ...course, sessions: [] };
  if (conflictsOfCourse(trainer, demand).length > 0) return undefined;
  const day = readDay(trainer, demand, window.start);
  return conflictsOfDay(trainer, day).length > 0 ? undefined : day;
}

function* startsOn(trainer: TrainerFacts, { search, day }: { search: Search; day: Day }): Generator<number> {
  const { settings, minutes, window, taken } = search;
  const course = { ...search.course, sessions: [] };
  for (const session of sessionsIn(window, minutes))
    if (taken?.has(session.start) !== true && isFree(trainer, { course, session, day, settings })) yield session.start;
}

const isFree = (trainer: TrainerFacts, judged: Judged): boolean => conflictsOfStart(trainer, judged).length === 0;

/** Sessions that begin on the grid of a window and end on its day. */
export function* sessionsIn(window: Span, minutes: number): Generator<Span> {
  const midnight = startOfDay(window.start) + 24 * 60 * minute;
  for (let start = window.start; start <= window.end; start += grid * minute) {
    const end = start + minutes * minute;
    if (end <= midnight) yield { start, end };
  }
}

/** Order of two sessions on one day, and the start of that which comes second. */
export type Pair = { order: DayOrder; secondStart: number };

export type Option = Candidate & {
  /** First start without a conflict, or null. Then the conflicts and the score are those of the first start of the window. */
  start: number | null;
  /** Of two sessions on one day. Null for one session, and without a start. */
  pair: Pair | null;
  /** Figures that are compared with the thresholds. */
  figures: Figures;
};

/** Returns a trainer with the first start that they could take. */
export function findFirstStart(trainer: TrainerFacts, search: Search): Option {
  const [start = null] = findStarts(trainer, search);
  const { course, settings, minutes, window } = search;
  const at = start ?? window.start;
  const session = { start: at, end: at + minutes * minute };
  const demand = { ...course, sessions: [session] };
  const day = readDay(trainer, { ...course, sessions: [] }, at);
  return {
    ...evaluate(trainer, { course: demand, settings }),
    start,
    pair: null,
    figures: figuresOf(trainer, { course: demand, session, day }),
  };
}

/** A trainer who could take a start, with the score from 0 to 100. */
export type ScoredStart = Pick<Option, 'id' | 'name' | 'pair' | 'score' | 'parts' | 'figures'> & { start: number };

/** Returns the first start that a trainer could take, without the words for it. Undefined when there is none. */
export function findScoredStart(trainer: TrainerFacts, search: Search): ScoredStart | undefined {
  const day = readOpenDay(trainer, search);
  if (day === undefined) return undefined;
  const [start] = startsOn(trainer, { search, day });
  if (start === undefined) return undefined;
  const { course, settings, minutes } = search;
  const session = { start, end: start + minutes * minute };
  const demand = { ...course, sessions: [session] };
  const parts = partsOf(trainer, { course: demand, session, day, settings });
  const figures = figuresOf(trainer, { course: demand, session, day });
  return { id: trainer.id, name: trainer.name, start, pair: null, score: sumOf(parts), parts, figures };
}
