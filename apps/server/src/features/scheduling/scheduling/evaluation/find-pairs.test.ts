import type { DayOrder } from '@doselore/contract/bookings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { anyTrainer, day, midnight, quarter } from './facts.arbitraries.factory.ts';
import { buildCourseFacts, buildTaken, buildTrainerFacts, places, settings, span } from './facts.factory.ts';
import type { CourseFacts, Span, TrainerFacts } from './facts.ts';
import { findPair } from './find-pairs.ts';
import { sessionsIn } from './find-starts.ts';
import { ownTime } from './legs.ts';
import type { PairSearch, PairTimes } from './pair.ts';
import { findPairOption, findScoredPair } from './pair-option.ts';

const course = (product: string, changes: Partial<CourseFacts> = {}) =>
  buildCourseFacts({ product, sessions: [], ...changes });
const search = (changes: Partial<PairSearch> = {}): PairSearch => ({
  courses: [course('Injection technique'), course('Basic life support')],
  ...{ settings, minutes: [180, 60], gap: 30, orders: ['ab', 'ba'] },
  window: { first: span(day, '09:00', '17:00'), second: span(day, '09:00', '17:00') },
  taken: [new Set(), new Set()],
  ...changes,
});
const hour = (at: number) => new Date(at).toISOString().slice(11, 16);
function timesOf(trainer: Partial<TrainerFacts>, changes: Partial<PairSearch> = {}, order: DayOrder = 'ab') {
  const facts = buildTrainerFacts(trainer);
  const found = findPair([facts, facts], search(changes), order);
  return found && [hour(found.first.start), hour(found.second.start)];
}

test('the second session begins once the first is over and the gap has passed, in either order', () => {
  expect(timesOf({})).toEqual(['09:00', '12:30']);
  expect(timesOf({}, {}, 'ba')).toEqual(['09:00', '10:30']);
  expect(timesOf({}, { gap: 240 })).toEqual(['09:00', '16:00']);
});

test('a window in which no second start fits has no pair', () => {
  expect(timesOf({}, { window: { first: span(day, '09:00', '12:15'), second: span(day, '09:00', '12:15') } })).toBe(
    undefined,
  );
});

test('both sessions count for the most sessions of a day', () => {
  expect(timesOf({ max_sessions_per_day: 2 })).toEqual(['09:00', '12:30']);
  expect(timesOf({ max_sessions_per_day: 1 })).toBe(undefined);
});

test('a start at which the place of one session is taken is left out', () => {
  const taken = [new Set([Date.parse(`${day}T09:00:00Z`)]), new Set([Date.parse(`${day}T12:45:00Z`)])] as const;
  expect(timesOf({}, { taken })).toEqual(['09:15', '13:00']);
});

test('the score has the lower level, counts both sessions as one block, and the longest journey of the day', () => {
  const far = { name: 'Hall', town: 'Kendal', point: places.kendal };
  const courses = [course('Injection technique'), course('Basic life support', { place: far })] as const;
  const facts = buildTrainerFacts({ suitability: 3 });
  const option = findPairOption([facts, { ...facts, suitability: 1 }], search({ courses }));
  expect(option.pair?.order).toBe('ab');
  const [suitability, journey, fit] = option.parts;
  expect(suitability?.text).toBe('Level 1 of 3');
  expect(journey?.text).toContain(`${option.figures.journey} min`);
  expect(fit?.text).toMatch(/^Day 1 of/u);
  expect(option.figures.back).not.toBe(option.figures.there);
});

test('a trainer without a pair has the conflicts of the first times, named by course', () => {
  const taken = [buildTaken(span(day, '11:00', '17:00'))];
  const facts = buildTrainerFacts({ taken });
  const { start, pair, verdict, conflicts } = findPairOption([facts, facts], search());
  expect([start, pair, verdict]).toEqual([null, null, 'conflict']);
  expect(conflicts.map(({ text }) => text.split(':')[0])).toContain('Injection technique');
});

const anyPlace = fc.constantFrom<CourseFacts['place']>(
  { name: 'Hall', town: 'Lancaster', point: places.lancaster },
  { name: 'Barn', town: 'Kendal', point: places.kendal },
);
const anyHalf = (product: string) =>
  fc
    .tuple(fc.boolean(), anyPlace)
    .map(([isVirtual, place]) => course(product, { is_virtual: isVirtual, place: isVirtual ? null : place }));
const anyStarts = fc
  .array(fc.nat(95), { maxLength: 12 })
  .map((all) => new Set(all.map((at) => midnight + at * quarter)));
const anySearch: fc.Arbitrary<PairSearch> = fc.record({
  courses: fc.tuple(anyHalf('One'), anyHalf('Other')),
  settings: fc.integer({ min: 0, max: 12 }).map((rest_hours) => ({ ...settings, rest_hours })),
  minutes: fc
    .tuple(fc.integer({ min: 2, max: 10 }), fc.integer({ min: 2, max: 10 }))
    .map(([one, other]): readonly [number, number] => [one * 15, other * 15]),
  gap: fc.integer({ min: 30, max: 120 }),
  orders: fc.constant<DayOrder[]>(['ab', 'ba']),
  window: fc.tuple(fc.integer({ min: 24, max: 60 }), fc.integer({ min: 4, max: 36 })).map(([from, more]) => {
    const window = { start: midnight + from * quarter, end: midnight + Math.min(95, from + more) * quarter };
    return { first: window, second: window };
  }),
  taken: fc.tuple(anyStarts, anyStarts),
});

/** Every pair of an order that `evaluate` calls possible, each session beside the other one, the earliest first. */
function* everyPair(trainer: TrainerFacts, demand: PairSearch, order: DayOrder): Generator<PairTimes> {
  const [one, other] = order === 'ab' ? ([0, 1] as const) : ([1, 0] as const);
  const isPossible = (nth: 0 | 1, session: Span, beside: Span) => {
    const [mine, others] = [demand.courses[nth], demand.courses[nth === 0 ? 1 : 0]];
    const taken = [...trainer.taken, ownTime(others, beside)];
    const question = { course: { ...mine, sessions: [session] }, settings: demand.settings };
    return !demand.taken[nth].has(session.start) && evaluate({ ...trainer, taken }, question).verdict === 'possible';
  };
  for (const first of sessionsIn(demand.window.first, demand.minutes[one]))
    for (const second of sessionsIn(demand.window.second, demand.minutes[other]))
      if (
        second.start >= first.end + demand.gap * 60_000 &&
        isPossible(one, first, second) &&
        isPossible(other, second, first)
      )
        yield { first, second };
}

test('the earliest pair is that of trying all pairs by the rules of claiming (P4)', () => {
  let found = 0;
  let none = 0;
  fc.assert(
    fc.property(anyTrainer, anySearch, (trainer, demand) => {
      for (const order of demand.orders) {
        const [earliest] = everyPair(trainer, demand, order);
        if (earliest === undefined) none += 1;
        else found += 1;
        const isRefused = trainer.inactive !== null || trainer.suitability === 0 || trainer.modes.length === 1;
        if (!isRefused) expect(findPair([trainer, trainer], demand, order)).toEqual(earliest);
      }
      const option = findPairOption([trainer, trainer], demand);
      expect(option.start !== null).toBe(demand.orders.some((order) => !everyPair(trainer, demand, order).next().done));
      expect(findScoredPair([trainer, trainer], demand)?.pair ?? null).toEqual(option.pair);
    }),
    { numRuns: 300 },
  );
  expect([found > 100, none > 100]).toEqual([true, true]);
}, 30_000);
