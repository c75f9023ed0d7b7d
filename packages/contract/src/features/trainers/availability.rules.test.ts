import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Availability,
  type AvailabilityOverride,
  type AvailabilityRule,
  availabilityModes,
  dayAfter,
  daysBetween,
  freeHours,
  freeOf,
  joinRules,
  mondayOf,
  openHours,
  overrideKinds,
  timeOfMinutes,
  weekdayOf,
} from './availability.rules.ts';
import { type TrainingMode, trainingModes } from './trainers.rules.ts';

const first = '2026-10-01';
/** A year and a half with the clock changes of October and March. */
const anyDay = fc.integer({ min: 0, max: 500 }).map((days) => dayAfter(first, days));
const times = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
  .filter(([from, length]) => from + length <= 96)
  .map(([from, length]) => ({ from_time: timeOfMinutes(from * 15), to_time: timeOfMinutes((from + length) * 15) }));
const mode = fc.constantFrom(...availabilityModes);
const rule: fc.Arbitrary<AvailabilityRule> = fc
  .record({
    weekday: fc.integer({ min: 1, max: 7 }),
    times,
    mode,
    interval_weeks: fc.integer({ min: 1, max: 4 }),
    from: anyDay,
    length: fc.option(fc.integer({ min: 0, max: 300 })),
  })
  .map(({ times: hours, from, length, ...rest }) => ({
    ...rest,
    ...hours,
    valid_from: from,
    valid_until: length === null ? null : dayAfter(from, length),
  }));
const override: fc.Arbitrary<AvailabilityOverride> = fc
  .record({
    times: fc.option(times),
    mode,
    kind: fc.constantFrom(...overrideKinds),
    from_day: anyDay,
    length: fc.integer({ min: 0, max: 20 }),
  })
  .map(({ times: hours, length, ...rest }) => ({
    ...rest,
    to_day: dayAfter(rest.from_day, length),
    from_time: hours?.from_time ?? null,
    to_time: hours?.to_time ?? null,
  }));
const availability: fc.Arbitrary<Availability> = fc.record({
  rules: fc.array(rule, { maxLength: 6 }),
  overrides: fc.array(override, { maxLength: 6 }),
});

const dayMs = 86_400_000;

/** Tells minute by minute whether somebody is free, straight from the words of the rules. */
function isFree({ rules, overrides }: Availability, day: string, minute: number, requiredMode: TrainingMode): boolean {
  const time = timeOfMinutes(minute);
  const isDuring = (from: string | null, to: string | null) => (from ?? '00:00') <= time && time < (to ?? '24:00');
  const isFor = (given: string) => given === 'any' || given === requiredMode;
  const here = overrides.filter((one) => one.from_day <= day && day <= one.to_day);
  if (here.some((one) => one.kind === 'unavailable' && isFor(one.mode) && isDuring(one.from_time, one.to_time)))
    return false;
  const instead = here.filter((one) => one.kind === 'available');
  if (instead.length > 0) return instead.some((one) => isFor(one.mode) && isDuring(one.from_time, one.to_time));
  return rules.some((one) => {
    if (!isFor(one.mode) || !isDuring(one.from_time, one.to_time)) return false;
    if (day < one.valid_from || (one.valid_until !== null && day > one.valid_until)) return false;
    const sunday = new Date(`${day}T12:00:00Z`).getUTCDay();
    if ((sunday === 0 ? 7 : sunday) !== one.weekday) return false;
    // Walks back week by week from the day to the week of the anchor.
    let weeks = 0;
    let monday = Date.parse(`${mondayOf(day)}T00:00:00Z`);
    while (monday > Date.parse(`${mondayOf(one.valid_from)}T00:00:00Z`)) {
      monday -= 7 * dayMs;
      weeks += 1;
    }
    return weeks % one.interval_weeks === 0;
  });
}

test('rules and exceptions give the same free hours as a check of each quarter of an hour for 400 days', () => {
  fc.assert(
    fc.property(availability, fc.constantFrom(...trainingModes), (rows, requiredMode) => {
      const to = dayAfter(first, 400);
      const free = freeHours(rows, { from: first, to, mode: requiredMode });
      const byDay = Map.groupBy(free, ({ day }) => day);
      for (const day of daysBetween(first, to)) {
        const ranges = byDay.get(day) ?? [];
        for (let minute = 0; minute < 1_440; minute += 15) {
          const isIn = ranges.some(({ from, to: end }) => from <= minute && minute < end);
          if (isIn !== isFree(rows, day, minute, requiredMode)) return false;
        }
      }
      return true;
    }),
    { numRuns: 20 },
  );
});

test('on the days around a clock change every minute is free exactly when the rules say so', () => {
  fc.assert(
    fc.property(availability, fc.constantFrom(...trainingModes), (rows, requiredMode) => {
      for (const day of ['2026-10-24', '2026-10-25', '2026-10-26', '2027-03-28', '2027-10-31']) {
        const ranges = freeHours(rows, { from: day, to: day, mode: requiredMode });
        for (let minute = 0; minute < 1_440; minute += 1) {
          const isIn = ranges.some(({ from, to }) => from <= minute && minute < to);
          if (isIn !== isFree(rows, day, minute, requiredMode)) return false;
        }
      }
      return true;
    }),
    { numRuns: 40 },
  );
});

test('the open hours of both modes are the free hours of each, in parts that do not overlap', () => {
  fc.assert(
    fc.property(availability, (rows) => {
      const range = { from: first, to: dayAfter(first, 60) };
      const open = openHours(rows, range);
      for (const [nth, part] of open.entries()) {
        const next = open[nth + 1];
        expect(part.from).toBeLessThan(part.to);
        if (next?.day === part.day) expect(next.from).toBeGreaterThanOrEqual(part.to);
      }
      for (const requiredMode of trainingModes) {
        const minutesOf = (parts: readonly { from: number; to: number }[]) =>
          parts.reduce((sum, { from, to }) => sum + to - from, 0);
        const fitting = open.filter((part) => part.mode === 'any' || part.mode === requiredMode);
        expect(minutesOf(fitting)).toBe(minutesOf(freeHours(rows, { ...range, mode: requiredMode })));
      }
    }),
    { numRuns: 60 },
  );
});

test('joining rows changes no hour', () => {
  fc.assert(
    fc.property(availability, (rows) => {
      const range = { from: first, to: dayAfter(first, 60) };
      const { rules, joined } = joinRules(rows.rules);
      expect(openHours({ ...rows, rules }, range)).toEqual(openHours(rows, range));
      expect(rules.length + joined).toBe(rows.rules.length);
      expect(joinRules(rules).joined).toBe(0);
    }),
  );
});

const monday = (from_time: string, to_time: string, other: Partial<AvailabilityRule> = {}): AvailabilityRule => ({
  weekday: 1,
  from_time,
  to_time,
  mode: 'any',
  interval_weeks: 1,
  valid_from: '2026-11-23',
  valid_until: null,
  ...other,
});

test('joins rows that overlap or touch, and leaves another mode alone', () => {
  const rows = [
    monday('09:00', '12:00'),
    monday('12:00', '15:00'),
    monday('14:00', '17:00'),
    monday('09:00', '12:00', { mode: 'virtual' }),
  ];
  expect(joinRules(rows)).toEqual({ rules: [monday('09:00', '17:00'), rows[3]], joined: 2 });
});

test('counts every second week from the week of the first day', () => {
  const rules = [monday('09:00', '17:00', { interval_weeks: 2, valid_from: '2026-11-25' })];
  const days = freeHours({ rules, overrides: [] }, { from: '2026-11-16', to: '2026-12-31', mode: 'virtual' });
  expect(days.map(({ day }) => day)).toEqual(['2026-12-07', '2026-12-21']);
});

test('an available exception replaces the hours of its days, and an unavailable one is cut out of them', () => {
  const rules = [monday('09:00', '17:00')];
  const one = { from_day: '2026-11-30', to_day: '2026-11-30', mode: 'any' } as const;
  const evening = { ...one, kind: 'available', from_time: '18:00', to_time: '24:00' } as const;
  const call = { ...one, kind: 'unavailable', from_time: '19:00', to_time: '20:00' } as const;
  const on = { from: '2026-11-30', to: '2026-11-30', mode: 'virtual' } as const;
  expect(freeHours({ rules, overrides: [evening, call] }, on)).toEqual([
    { day: '2026-11-30', from: 1_080, to: 1_140 },
    { day: '2026-11-30', from: 1_200, to: 1_440 },
  ]);
  const away = { ...one, kind: 'unavailable', from_time: null, to_time: null } as const;
  expect(freeHours({ rules, overrides: [away] }, on)).toEqual([]);
});

test('cuts the sessions of a day out of its hours', () => {
  const day = '2026-11-30';
  const hours = openHours({ rules: [monday('09:00', '17:00')], overrides: [] }, { from: day, to: day });
  const session = { training_start: `${day}T10:00:00.000Z`, training_end: `${day}T12:30:00.000Z` };
  const other = { training_start: '2026-12-01T09:00:00.000Z', training_end: '2026-12-01T17:00:00.000Z' };
  expect(freeOf(hours, day, [session, other])).toEqual([
    { day, from: 540, to: 600, mode: 'any' },
    { day, from: 750, to: 1_020, mode: 'any' },
  ]);
});

test('Monday is day 1 and Sunday day 7 of a week, and a Sunday belongs to the Monday before', () => {
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7]);
  expect([mondayOf('2026-11-23'), mondayOf('2026-11-29')]).toEqual(['2026-11-23', '2026-11-23']);
});
