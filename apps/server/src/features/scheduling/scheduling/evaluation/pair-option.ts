import type { DayOrder } from '@doselore/contract/bookings';
import type { Conflict } from '@doselore/contract/scheduling';
import { inOrder } from './conflicts.ts';
import { sumOf, verdictOf } from './evaluate.ts';
import type { Figures } from './figures.ts';
import { findPairs, firstTimes } from './find-pairs.ts';
import type { Option, ScoredStart } from './find-starts.ts';
import { type Leg, legsOf, longestOf } from './legs.ts';
import {
  conflictsOfPair,
  conflictsOfTimes,
  dayWith,
  type PairSearch,
  type PairTimes,
  type PairTrainer,
  type Part,
  partsInOrder,
} from './pair.ts';
import { partsFor } from './score.ts';

type Found = { order: DayOrder; times: PairTimes };

/** Returns the score and the figures of a trainer for both sessions: the lower level, and the longest journey of their day. */
function scoreOf(trainers: PairTrainer, search: PairSearch, { order, times }: Found) {
  const parts = partsInOrder(trainers, search, order);
  const [first, second] = parts;
  const legs = legsOfPair(parts, times);
  const suitability = Math.min(trainers[0].suitability, trainers[1].suitability);
  const isVirtual = search.courses.every((course) => course.is_virtual);
  const course = { ...first.course, sessions: [times.first] };
  const scored = partsFor(
    { ...first.trainer, suitability },
    { course, isVirtual, legs, day: first.day, settings: search.settings },
  );
  const { count, sum } = first.trainer.feedback;
  const figures: Figures = {
    journey: isVirtual ? null : longestOf(legs),
    there: first.course.is_virtual ? null : (legs[0]?.minutes ?? null),
    back: second.course.is_virtual ? null : (legs.at(-1)?.minutes ?? null),
    suitability,
    feedback: count === 0 ? null : sum / count,
  };
  return { parts: scored, score: sumOf(scored), figures };
}

/** Journeys of both sessions in their order. Between both of them nobody waits, so that leg has no gap. */
function legsOfPair([first, second]: readonly [Part, Part], { first: one, second: other }: PairTimes): Leg[] {
  const ofFirst = legsOf(first.trainer, {
    ...{ course: first.course, session: one },
    others: dayWith(first, second, other).others,
  });
  const ofSecond = legsOf(second.trainer, {
    ...{ course: second.course, session: other },
    others: dayWith(second, first, one).others,
  });
  const isOwn = ({ neighbour }: Leg) => neighbour?.start === one.start || neighbour?.start === other.start;
  return [...ofFirst, ...ofSecond].map((leg) => (isOwn(leg) ? { ...leg, gap: undefined } : leg));
}

/** Returns the better of the orders that a trainer can take, at its earliest times. Undefined without one. */
export function findScoredPair(trainers: PairTrainer, search: PairSearch): ScoredStart | undefined {
  const best = bestOf(trainers, search);
  if (best === undefined) return undefined;
  const { order, times, score, parts, figures } = best;
  const pair = { order, secondStart: times.second.start };
  const [{ id, name }] = trainers;
  return { id, name, start: times.first.start, pair, score, parts, figures };
}

function bestOf(trainers: PairTrainer, search: PairSearch) {
  const found = findPairs(trainers, search).map((one) => ({ ...one, ...scoreOf(trainers, search, one) }));
  return found.reduce<(typeof found)[number] | undefined>(
    (best, one) => (best === undefined || one.score > best.score ? one : best),
    undefined,
  );
}

/** Returns a trainer with the best pair of times that they could take; without one, with what is in the way of the first. */
export function findPairOption(trainers: PairTrainer, search: PairSearch): Option {
  const best = bestOf(trainers, search);
  const order = best?.order ?? search.orders[0] ?? 'ab';
  const times = best?.times ?? firstTimes(search, order);
  const { parts, score, figures } = best ?? scoreOf(trainers, search, { order, times });
  const conflicts = wordsOf(trainers, search, { order, times });
  const [{ id, name, is_invited }] = trainers;
  return {
    ...{ id, name, is_invited, verdict: verdictOf(conflicts), conflicts, score, parts, figures },
    start: best === undefined ? null : times.first.start,
    pair: best === undefined ? null : { order, secondStart: times.second.start },
  };
}

/** Returns all conflicts of a trainer with both sessions. Those of a start name its course. */
function wordsOf(trainers: PairTrainer, search: PairSearch, { order, times }: Found): Conflict[] {
  const parts = partsInOrder(trainers, search, order);
  const { ofDay, ofFirst, ofSecond } = conflictsOfTimes(parts, times, search.settings);
  const [first, second] = parts.map(({ course }) => course.product);
  const names = first === second ? ['First session', 'Second session'] : [first, second];
  const named = (conflicts: readonly Conflict[], nth: number) =>
    conflicts.map((one) => ({ ...one, text: `${names[nth]}: ${one.text}` }));
  return [...conflictsOfPair(trainers, search), ...inOrder([...ofDay, ...named(ofFirst, 0), ...named(ofSecond, 1)])];
}
