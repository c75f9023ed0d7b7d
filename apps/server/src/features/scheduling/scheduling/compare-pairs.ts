import type { DayOrder } from '@doselore/contract/bookings';
import type { Conflict } from '@doselore/contract/scheduling';
import type { Queries } from '../../../platform/db/index.ts';
import { mostFrequentOf, othersOf, type WindowChoice, type WindowSurvey } from './compare-windows.ts';
import { conflictOf } from './evaluation/conflicts.ts';
import { ranked } from './evaluation/evaluate.ts';
import type { CourseFacts, Settings, Span } from './evaluation/facts.ts';
import { sessionsIn } from './evaluation/find-starts.ts';
import type { PairSearch, PairTrainer } from './evaluation/pair.ts';
import { findPairOption, findScoredPair } from './evaluation/pair-option.ts';
import type { Demand } from './facts/demand.ts';
import { loadFactsOfEach } from './facts/load-facts.ts';
import { loadPlace } from './facts/load-place.ts';

const minute = 60_000;

/** What one of both sessions asks for, without its time. */
type HalfWish = { demand: Omit<Demand, 'sessions'>; minutes: number };

/** Two sessions of one trainer on one day, each of which begins in its part of one of these windows. */
export type PairWish = {
  /** `a` and `b`. */
  halves: readonly [HalfWish, HalfWish];
  gapMinutes: number;
  orders: readonly DayOrder[];
  /** Starts of the session that comes first, and of the other one. Each window lies on one day. */
  windows: readonly { first: Span; second: Span }[];
  /** Trainers who are compared; all of them when left out. */
  trainerIds?: readonly number[] | undefined;
};

/** Compares trainers for two sessions in each of several windows, by the rules that claiming asks. */
export async function comparePairs(db: Queries, wish: PairWish): Promise<WindowChoice[]> {
  if (wish.windows.length === 0) return [];
  const searchIn = await loadPairSearches(db, wish);
  return wish.windows.map((_, nth) => {
    const { trainers, search, placeConflicts } = searchIn(nth);
    return { options: ranked(trainers.map((one) => findPairOption(one, search))), placeConflicts };
  });
}

/** Counts for each of several windows who could take two sessions, as `surveyWindows` does for one. */
export async function surveyPairs(
  db: Queries,
  { detailed, ...wish }: PairWish & { detailed?: number | undefined },
): Promise<WindowSurvey[]> {
  if (wish.windows.length === 0) return [];
  const searchIn = await loadPairSearches(db, wish);
  return wish.windows.map((_, nth) => {
    const { trainers, search, placeConflicts } = searchIn(nth);
    const possible = trainers.flatMap((one) => findScoredPair(one, search) ?? []);
    const reason =
      possible.length > 0
        ? null
        : (placeConflicts[0]?.code ?? mostFrequentOf(trainers.map((one) => findPairOption(one, search))));
    const options = nth === detailed ? ranked(trainers.map((one) => findPairOption(one, search))) : [];
    const refused = othersOf(
      trainers.map(([one]) => one),
      possible,
    );
    return { possible, refused, reason, options, placeConflicts };
  });
}

const tooClose = ({ courses, gap }: PairSearch): Conflict =>
  conflictOf('venue_overlap', `${courses[0].place?.name}: ${gap} min between sessions are needed`);

type Searching = { trainers: PairTrainer[]; search: PairSearch; placeConflicts: Conflict[] };

/** Reads the facts about both sessions. Returns those of a window with the starts at which a place is taken. */
export async function loadPairSearches(db: Queries, wish: PairWish): Promise<(nth: number) => Searching> {
  const { windows, orders, gapMinutes } = wish;
  const [a, b] = wish.halves;
  const [ofA, ofB] = [await loadHalf(db, wish, a), await loadHalf(db, wish, b)];
  const isSameVenue = a.demand.venueId !== null && a.demand.venueId === b.demand.venueId;
  return (nth) => {
    const window = windows[nth] ?? { first: { start: 0, end: 0 }, second: { start: 0, end: 0 } };
    const [first, second] = [ofA(nth), ofB(nth)];
    const { settings } = first;
    const search: PairSearch = {
      ...{ courses: [first.course, second.course], settings, minutes: [a.minutes, b.minutes], orders, window },
      gap: isSameVenue ? Math.max(gapMinutes, settings.venue_buffer_minutes) : gapMinutes,
      taken: [new Set(first.taken.keys()), new Set(second.taken.keys())],
    };
    const facts = new Map(second.trainers.map((one) => [one.id, one]));
    const trainers = first.trainers.flatMap((one): PairTrainer[] => {
      const other = facts.get(one.id);
      return other === undefined ? [] : [[one, other]];
    });
    const inTheWay = [...first.taken.values(), ...second.taken.values()][0] ?? (isSameVenue ? [tooClose(search)] : []);
    return { trainers, search, placeConflicts: hasFreePlace(search) ? [] : inTheWay };
  };
}

/** Reads the facts about one of both sessions. `taken` has the conflicts of the place by the starts at which there are some. */
async function loadHalf(db: Queries, { windows, trainerIds }: PairWish, { demand, minutes }: HalfWish) {
  const whole = windows.map(({ first, second }) => ({
    start: Math.min(first.start, second.start),
    end: Math.max(first.end, second.end),
  }));
  const sessionsOfEach = whole.map(({ start, end }) => [{ start, end: end + minutes * minute }]);
  const factsOf = await loadFactsOfEach(db, demand, { sessionsOfEach, trainerIds });
  const start = Math.min(...whole.map((one) => one.start));
  const end = Math.max(...whole.map((one) => one.end)) + minutes * minute;
  const conflictsAt = await loadPlace(db, { ...demand, sessions: [{ start, end }] });
  return (nth: number) => {
    const facts = factsOf(nth);
    const taken = takenIn(whole[nth] ?? { start: 0, end: 0 }, { ...facts, minutes, conflictsAt });
    return { ...facts, taken };
  };
}

type Place = {
  course: CourseFacts;
  settings: Settings;
  minutes: number;
  conflictsAt: (course: CourseFacts, settings: Settings) => Conflict[];
};

function takenIn(window: Span, { course, settings, minutes, conflictsAt }: Place): Map<number, Conflict[]> {
  const found = [...sessionsIn(window, minutes)].map(
    (session) => [session.start, conflictsAt({ ...course, sessions: [session] }, settings)] as const,
  );
  return new Map(found.filter(([, conflicts]) => conflicts.length > 0));
}

/** Returns whether the places of both sessions are free at some pair of starts of the window. */
function hasFreePlace({ orders, window, minutes, gap, taken }: PairSearch): boolean {
  return orders.some((order) => {
    const [one, other] = order === 'ab' ? ([0, 1] as const) : ([1, 0] as const);
    const first = [...sessionsIn(window.first, minutes[one])].find(({ start }) => !taken[one].has(start));
    return (
      first !== undefined &&
      [...sessionsIn(window.second, minutes[other])].some(
        ({ start }) => start >= first.end + gap * minute && !taken[other].has(start),
      )
    );
  });
}
