import type { DayOrder } from '@doselore/contract/bookings';
import { conflictsOfDay, conflictsOfStart } from './conflicts.ts';
import type { Settings, Span } from './facts.ts';
import { grid, sessionsIn } from './find-starts.ts';
import {
  conflictsOfPair,
  conflictsOfTimes,
  dayBeside,
  type PairSearch,
  type PairTimes,
  type PairTrainer,
  type Part,
  partsInOrder,
} from './pair.ts';
import { hourOfWeek } from './wall.ts';

const minute = 60_000;

/**
 * Finds the earliest pair of sessions in one order that a trainer can take: the earliest first session that has a second one,
 * with the earliest of these. Both are judged by the rules of claiming, each beside the other.
 *
 * A later first session is tried only where it could have a second one that an earlier first session has not: the journey to
 * the second one depends on the hour at which the first one ends, and on the sessions of others between both. Otherwise an earlier
 * end never takes away a start of the second.
 */
export function findPair(trainers: PairTrainer, search: PairSearch, order: DayOrder): PairTimes | undefined {
  const parts = partsInOrder(trainers, search, order);
  const [first, second] = parts;
  const { settings, window, gap } = search;
  const dayOfFirst = dayBeside(first, window.first.start, 'after');
  const dayOfSecond = dayBeside(second, window.first.start, 'before');
  if (conflictsOfDay(first.trainer, dayOfFirst).length > 0 || conflictsOfDay(second.trainer, dayOfSecond).length > 0)
    return undefined;
  const seconds = memoised([...sessionsIn(window.second, second.minutes)], (session) =>
    isFree(second, { session, day: dayOfSecond, settings }),
  );
  const tried = new Set<string>();
  for (const session of sessionsIn(window.first, first.minutes)) {
    const key = keyOf(first, session);
    if (tried.has(key) || !isFree(first, { session, day: dayOfFirst, settings })) continue;
    tried.add(key);
    for (const other of seconds(session.end + gap * minute)) {
      const times = { first: session, second: other };
      const { ofFirst, ofSecond } = conflictsOfTimes(parts, times, settings);
      if (ofFirst.length === 0 && ofSecond.length === 0) return times;
    }
  }
  return undefined;
}

/** What of a first session decides which second ones go with it, apart from its end. */
const keyOf = ({ day }: Part, session: Span): string =>
  `${hourOfWeek(session.end).hour} ${day.others.filter((one) => one.start < session.start).length}`;

type Judged = Pick<Parameters<typeof conflictsOfStart>[1], 'session' | 'day'> & { settings: Settings };

const isFree = ({ trainer, course, taken }: Part, judged: Judged): boolean =>
  !taken.has(judged.session.start) && conflictsOfStart(trainer, { course, ...judged }).length === 0;

/** Returns the sessions from a time on that pass a test, which each of them is put to at most once. */
function memoised(sessions: readonly Span[], passes: (session: Span) => boolean) {
  const found = new Map<number, boolean>();
  return function* from(time: number): Generator<Span> {
    for (const session of sessions) {
      if (session.start < time) continue;
      if (!found.has(session.start)) found.set(session.start, passes(session));
      if (found.get(session.start) === true) yield session;
    }
  };
}

/** Returns the earliest pair that a trainer can take in each order. None for a trainer whom a rule of every day refuses. */
export function findPairs(trainers: PairTrainer, search: PairSearch): { order: DayOrder; times: PairTimes }[] {
  if (conflictsOfPair(trainers, search).length > 0) return [];
  return search.orders.flatMap((order) => {
    const times = findPair(trainers, search, order);
    return times === undefined ? [] : [{ order, times }];
  });
}

/** Returns the first times of a window in an order, whether a trainer can take them or not. */
export function firstTimes({ window, minutes, gap }: PairSearch, order: DayOrder): PairTimes {
  const [ofFirst, ofSecond] = order === 'ab' ? minutes : [minutes[1], minutes[0]];
  const step = grid * minute;
  const start = window.first.start;
  const least = Math.ceil((start + (ofFirst + gap) * minute) / step) * step;
  const { start: from, end: to } = window.second;
  const second = from === to ? from : Math.max(least, from);
  return {
    first: { start, end: start + ofFirst * minute },
    second: { start: second, end: second + ofSecond * minute },
  };
}
