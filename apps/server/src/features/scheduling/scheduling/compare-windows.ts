import type { Conflict, ConflictCode } from '@doselore/contract/scheduling';
import type { Queries } from '../../../platform/db/index.ts';
import { ranked } from './evaluation/evaluate.ts';
import type { Span, TrainerFacts } from './evaluation/facts.ts';
import {
  findFirstStart,
  findScoredStart,
  type Option,
  type ScoredStart,
  type Search,
  sessionsIn,
} from './evaluation/find-starts.ts';
import type { Demand } from './facts/demand.ts';
import { loadFactsOfEach } from './facts/load-facts.ts';
import { loadPlace } from './facts/load-place.ts';

/** Demand without its time: one session of this length, which begins in one of these windows. Each lies on one day. */
export type Wish = {
  demand: Omit<Demand, 'sessions'>;
  minutes: number;
  windows: readonly Span[];
  /** Trainers who are compared; all of them when left out. */
  trainerIds?: readonly number[] | undefined;
};

export type WindowChoice = {
  /** Trainers, each at their first start without a conflict, the best first. */
  options: Option[];
  /** Why the venue or the meeting account is free at no start of the window. Empty when there is one. */
  placeConflicts: Conflict[];
};

/** Compares trainers for each of several windows, by the rules that claiming asks. */
export async function compareWindows(db: Queries, wish: Wish): Promise<WindowChoice[]> {
  if (wish.windows.length === 0) return [];
  const searchIn = await loadSearches(db, wish);
  return wish.windows.map((_, nth) => {
    const { trainers, search, placeConflicts } = searchIn(nth);
    return { options: optionsOf(trainers, search), placeConflicts };
  });
}

const optionsOf = (trainers: readonly TrainerFacts[], search: Search): Option[] =>
  ranked(trainers.map((trainer) => findFirstStart(trainer, search)));

export type WindowSurvey = {
  /** Trainers who could take a start of the window, each with the first one. */
  possible: ScoredStart[];
  /** Trainers who could take none. */
  refused: number[];
  /** Most frequent reason, when there is none: among those who could be booked over it, otherwise among all. */
  reason: ConflictCode | null;
  /** As `compareWindows` returns them, for the window that is shown in detail. Empty for the others. */
  options: Option[];
  placeConflicts: Conflict[];
};

/**
 * Counts for each of several windows who could take it. Says little about each window, and is fast for many. The window at
 * the place `detailed` of the list is compared too.
 */
export async function surveyWindows(
  db: Queries,
  { detailed, ...wish }: Wish & { detailed?: number | undefined },
): Promise<WindowSurvey[]> {
  if (wish.windows.length === 0) return [];
  const searchIn = await loadSearches(db, wish);
  return wish.windows.map((_, nth) => {
    const { trainers, search, placeConflicts } = searchIn(nth);
    const possible = trainers.flatMap((trainer) => findScoredStart(trainer, search) ?? []);
    const reason = possible.length > 0 ? null : (placeConflicts[0]?.code ?? mostFrequentReason(trainers, search));
    const options = nth === detailed ? optionsOf(trainers, search) : [];
    return { possible, refused: othersOf(trainers, possible), reason, options, placeConflicts };
  });
}

const mostFrequentReason = (trainers: readonly TrainerFacts[], search: Search): ConflictCode | null =>
  mostFrequentOf(trainers.map((trainer) => findFirstStart(trainer, search)));

/** Returns the trainers who are not among those who could take a start. */
export function othersOf(trainers: readonly Pick<TrainerFacts, 'id'>[], possible: readonly ScoredStart[]): number[] {
  const able = new Set(possible.map(({ id }) => id));
  return trainers.flatMap(({ id }) => (able.has(id) ? [] : [id]));
}

/** Returns the most frequent first reason of these trainers: of those who could be booked over it, otherwise of all. */
export function mostFrequentOf(found: readonly Option[]): ConflictCode | null {
  const bookable = found.filter(({ verdict }) => verdict === 'conflict');
  const codes = (bookable.length > 0 ? bookable : found).flatMap(({ conflicts }) => conflicts[0]?.code ?? []);
  const counts = [...Map.groupBy(codes, (code) => code)].sort(([, a], [, b]) => b.length - a.length);
  return counts[0]?.[0] ?? null;
}

type Searching = { trainers: TrainerFacts[]; search: Search; placeConflicts: Conflict[] };

/** Reads the facts about several windows. Returns those of a window with the starts at which the place is taken. */
async function loadSearches(db: Queries, wish: Wish): Promise<(nth: number) => Searching> {
  const { demand, minutes, windows, trainerIds } = wish;
  const sessionsOfEach = windows.map(({ start, end }) => [{ start, end: end + minutes * 60_000 }]);
  const factsOf = await loadFactsOfEach(db, demand, { sessionsOfEach, trainerIds });
  const start = Math.min(...windows.map((window) => window.start));
  const end = Math.max(...windows.map((window) => window.end)) + minutes * 60_000;
  const conflictsAt = await loadPlace(db, { ...demand, sessions: [{ start, end }] });
  return (nth) => {
    const { trainers, course, settings } = factsOf(nth);
    const window = windows[nth] ?? { start: 0, end: 0 };
    const found = [...sessionsIn(window, minutes)].map((session) => ({
      start: session.start,
      conflicts: conflictsAt({ ...course, sessions: [session] }, settings),
    }));
    const taken = new Set(found.filter(({ conflicts }) => conflicts.length > 0).map(({ start }) => start));
    return {
      trainers,
      search: { course, settings, minutes, window, taken },
      placeConflicts: taken.size === found.length ? (found[0]?.conflicts ?? []) : [],
    };
  };
}
