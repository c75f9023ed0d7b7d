import type { DayOrder } from '@doselore/contract/bookings';
import type { Conflict } from '@doselore/contract/scheduling';
import { conflictsOfCourse, conflictsOfDay, conflictsOfStart } from './conflicts.ts';
import { type Day, readDay } from './day.ts';
import type { CourseFacts, Settings, Span, TakenTime, TrainerFacts } from './facts.ts';
import { ownTime } from './legs.ts';
import { startOfDay } from './wall.ts';

const length = 86_400_000;

/** Facts of a trainer about each of both sessions: levels, exclusions and hours may differ. */
export type PairTrainer = readonly [TrainerFacts, TrainerFacts];

/** Two sessions of one trainer on one day, and when each of them can begin. */
export type PairSearch = {
  /** Courses of both sessions, `a` and `b`. Their sessions are not read: the starts take their place. */
  courses: readonly [CourseFacts, CourseFacts];
  settings: Settings;
  /** Lengths of both sessions in minutes. */
  minutes: readonly [number, number];
  /** Least minutes between both sessions, whatever the journey. */
  gap: number;
  orders: readonly DayOrder[];
  /** First and last start of the session that comes first, and of the other one, on one day. */
  window: { first: Span; second: Span };
  /** Starts of each session at which its venue or its meeting account is taken. */
  taken: readonly [ReadonlySet<number>, ReadonlySet<number>];
};

/** One of both sessions in an order: its trainer, its course, its length, and the starts at which its place is taken. */
export type Part = {
  trainer: TrainerFacts;
  course: CourseFacts;
  minutes: number;
  taken: ReadonlySet<number>;
  day: Day;
};

/** Returns both sessions in an order, each with its day and without the other one. */
export function partsInOrder(trainers: PairTrainer, search: PairSearch, order: DayOrder): readonly [Part, Part] {
  const part = (nth: 0 | 1): Part => {
    const course = { ...search.courses[nth], sessions: [] };
    const day = readDay(trainers[nth], course, search.window.first.start);
    return { trainer: trainers[nth], course, minutes: search.minutes[nth], taken: search.taken[nth], day };
  };
  return order === 'ab' ? [part(0), part(1)] : [part(1), part(0)];
}

/** A session at the end or the beginning of a day, at no place: the other session while its time is not known. */
const somewhen = (at: number): TakenTime => ({
  ...{ start: at, end: at, title: '', town: null, is_virtual: false, point: null, held: null },
});

/**
 * Returns the day of a session that another one follows, or comes before, at a time that is not known yet. Its place in the
 * list makes it the neighbour of the session, so that no journey to others on that side is asked about.
 */
export const dayBeside = ({ day }: Part, at: number, side: 'before' | 'after'): Day => {
  const midnight = startOfDay(at);
  return side === 'after'
    ? { ...day, others: [somewhen(midnight + length), ...day.others] }
    : { ...day, others: [...day.others, somewhen(midnight)] };
};

/** Returns the day of a session with the other session of its pair. */
export const dayWith = ({ day }: Part, other: Part, session: Span): Day => ({
  ...day,
  others: [...day.others, ownTime(other.course, session)].sort((a, b) => a.start - b.start),
});

/** Sessions of a pair in their order. */
export type PairTimes = { first: Span; second: Span };

/** Returns the conflicts of both sessions that hold on every day, each once. */
export function conflictsOfPair(trainers: PairTrainer, { courses }: Pick<PairSearch, 'courses'>): Conflict[] {
  const all = courses.flatMap((course, nth) => conflictsOfCourse(trainers[nth === 0 ? 0 : 1], course));
  return all.filter((one, nth) => all.findIndex(({ text }) => text === one.text) === nth);
}

/** Returns the conflicts of each of both sessions beside the other one. `ofDay` has those of their day, each once. */
export function conflictsOfTimes(
  [first, second]: readonly [Part, Part],
  times: PairTimes,
  settings: Settings,
): { ofDay: Conflict[]; ofFirst: Conflict[]; ofSecond: Conflict[] } {
  const beside = { first: dayWith(first, second, times.second), second: dayWith(second, first, times.first) };
  const ofDay = [...conflictsOfDay(first.trainer, beside.first), ...conflictsOfDay(second.trainer, beside.second)];
  return {
    ofDay: ofDay.filter((one, nth) => ofDay.findIndex(({ text }) => text === one.text) === nth),
    ofFirst: conflictsOfStart(first.trainer, { ...first, session: times.first, day: beside.first, settings }),
    ofSecond: conflictsOfStart(second.trainer, { ...second, session: times.second, day: beside.second, settings }),
  };
}
