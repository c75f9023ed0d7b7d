import { conflictCodes, scoreParts } from '@doselore/contract/scheduling';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate, ranked } from './evaluate.ts';
import { buildCourseFacts, buildTaken, buildTrainerFacts, places, settings, span } from './facts.factory.ts';
import type { CourseFacts, TrainerFacts } from './facts.ts';

const day = '2027-03-10';
const judge = (trainer: Partial<TrainerFacts>, course: Partial<CourseFacts> = {}) =>
  evaluate(buildTrainerFacts(trainer), { course: buildCourseFacts(course), settings });
const onDays = (...days: string[]) => days.map((one) => buildTaken(span(one, '10:00', '12:00')));
const edinburgh = { ...places.edinburgh, town: 'EH1' };

test('a score adds up its six parts, and the trainer with the higher score comes first', () => {
  const amara = judge({
    taken: onDays('2027-03-08', '2027-03-09', '2027-03-11'),
    booked_minutes: 0.5 * 5 * 8 * 360,
    feedback: { count: 12, sum: 12 * 4.6 },
  });
  const gwen = judge({
    id: 2,
    suitability: 2,
    home: { ...places.kendal, town: 'LA9' },
    max_journey_minutes: 90,
    compatibility: { kind: 'preferred', reason: '' },
    taken: [buildTaken(span(day, '14:30', '16:00'))],
    booked_minutes: 0.3 * 5 * 8 * 360,
    feedback: { count: 3, sum: 15 },
  });
  expect([amara.verdict, gwen.verdict]).toEqual(['possible', 'possible']);
  expect(amara.score).toBeCloseTo(66.5147, 3);
  expect(gwen.score).toBeCloseTo(65.62, 3);
  expect(amara.parts.map(({ points }) => Number(points.toFixed(1)))).toEqual([35, 8.1, 9, 5, 5, 4.4]);
  expect(ranked([gwen, amara]).map(({ id }) => id)).toEqual([1, 2]);
});

test.each([
  ['inactive', { inactive: 'Not active since 4 January 2027: retired' }, 'Not active since 4 January 2027: retired'],
  ['unsuitable', { suitability: 0 }, 'Does not teach Basic life support'],
  [
    'group_excluded',
    { compatibility: { kind: 'excluded', reason: 'former employer' } },
    'Not for Harbour Pharmacy Group: former employer',
  ],
  ['venue_excluded', { venue_exclusion: 'steps' }, 'Does not go to Quay Room: steps'],
  ['mode', { modes: ['virtual'] }, 'Teaches online only'],
  ['overlap', { taken: [buildTaken(span(day, '12:00', '14:00'))] }, 'Teaches Flu vaccination 12:00 - 14:00'],
  ['away', { away: [{ from_day: day, to_day: day, reason: 'leave' }] }, 'Away: leave'],
  [
    'outside_hours',
    { hoursOf: () => [span(day, '08:00', '12:00'), span(day, '14:00', '24:00')] },
    'Works 08:00 - 12:00 and 14:00 - 24:00 on this Wednesday',
  ],
  ['outside_hours', { hoursOf: () => [] }, 'Does not work on this Wednesday'],
  ['too_far', { home: edinburgh, max_journey_minutes: 180 }, '420 min from EH1; the limit is 180'],
  [
    'no_time_between',
    { taken: [buildTaken(span(day, '13:30', '15:00'))] },
    '30 min to Flu vaccination in Lancaster; 18 min for the journey and 15 min between sessions are needed',
  ],
  [
    'short_rest',
    { taken: [buildTaken(span('2027-03-09', '20:00', '22:30'))], buffer_minutes: 0 },
    '9 h 16 min of rest at home, with Flu vaccination 20:00 - 22:30 the day before; 11 h are needed',
  ],
  [
    'short_rest',
    { taken: [buildTaken(span('2027-03-11', '00:15', '02:00'))], buffer_minutes: 0 },
    '9 h 15 min of rest at home, with Flu vaccination 00:15 - 02:00 the day after; 11 h are needed',
  ],
  [
    'day_full',
    { max_sessions_per_day: 1, taken: [buildTaken(span(day, '15:00', '16:00'))] },
    'Would teach 2 sessions that day; the limit is 1',
  ],
  [
    'week_full',
    { max_days_per_week: 2, taken: onDays('2027-03-08', '2027-03-14') },
    'Would teach on 3 days that week; the limit is 2',
  ],
] satisfies [string, Partial<TrainerFacts>, string][])(
  'finds the conflict of a trainer and says it in words: %s',
  (code, facts, text) => {
    const { conflicts } = judge(facts);
    expect(conflicts.map((one) => [one.code, one.text])).toEqual([[code, text]]);
  },
);

test('a venue that the organisation cannot use makes a course impossible, and a conflict on any of its days counts', () => {
  expect(judge({}, { venue_refusal: 'Quay Room is archived' }).verdict).toBe('impossible');
  const sessions = [span('2027-03-10', '10:00', '13:00'), span('2027-03-17', '10:00', '13:00')];
  const { conflicts, verdict } = judge({ taken: [buildTaken(span('2027-03-17', '09:00', '11:00'))] }, { sessions });
  expect(verdict).toBe('conflict');
  expect(conflicts.map(({ text }) => text)).toEqual(['Wed 17th Mar 2027: Teaches Flu vaccination 09:00 - 11:00']);
});

test('sessions on other days, in other weeks, online or at unknown places are no conflict', () => {
  const taken = [
    ...onDays('2027-03-07', '2027-03-15'),
    buildTaken(span(day, '08:00', '08:15'), { is_virtual: true, point: null, town: null }),
    buildTaken(span(day, '14:00', '15:00'), { point: null, town: null }),
  ];
  const found = judge({ taken, max_days_per_week: 1, max_sessions_per_day: 3 });
  expect(found.conflicts).toEqual([]);
  expect(found.parts[1]).toMatchObject({ points: 0, text: 'Journey unknown' });
});

test('only the first and the last session of a day count for the rest, of which 0 hours ask for none', () => {
  const late = buildTaken(span('2027-03-09', '20:00', '22:30'));
  const early = buildTaken(span(day, '07:00', '08:00'));
  expect(judge({ taken: [late, early] }).conflicts.map(({ code }) => code)).toEqual([]);
  const trainer = buildTrainerFacts({ taken: [late] });
  const rest = (rest_hours: number) =>
    evaluate(trainer, { course: buildCourseFacts(), settings: { ...settings, rest_hours } }).verdict;
  expect([rest(0), rest(8), rest(11)]).toEqual(['possible', 'possible', 'conflict']);
});

test('a virtual session leaves the trainer at home, so that only its times count for the rest', () => {
  const online = { is_virtual: true, point: null, town: null };
  const evening = buildTaken(span('2027-03-09', '20:00', '22:00'), online);
  const course = { is_virtual: true, place: null };
  expect(judge({ taken: [evening] }, course).conflicts).toEqual([]);
  const later = buildTaken(span('2027-03-09', '20:00', '23:15'), online);
  expect(judge({ taken: [later] }, course).conflicts.map(({ text }) => text)).toEqual([
    '10 h 45 min of rest at home, with Flu vaccination 20:00 - 23:15 the day before; 11 h are needed',
  ]);
});

test('a virtual course needs no journey and no venue', () => {
  const found = judge({ home: edinburgh, venue_exclusion: 'steps' }, { is_virtual: true, place: null });
  expect([found.verdict, found.parts[1]?.points]).toEqual(['possible', 25]);
});

test('the free time of a new trainer is measured by the weeks since activation, between 1 and 8', () => {
  const booked_minutes = 900;
  const started = (activated: string) =>
    judge({ booked_minutes, activated_at: Date.parse(activated) }).parts[4]?.points;
  expect(started('2025-01-01T09:00:00Z')).toBeCloseTo(10 * (1 - 900 / (5 * 8 * 360)), 6);
  expect(started('2027-03-10T10:00:00Z')).toBeCloseTo(10 * (1 - 900 / (5 * 4 * 360)), 6);
  expect(started('2027-05-01T10:00:00Z')).toBeCloseTo(10 * (1 - 900 / (5 * 1 * 360)), 6);
});

const facts = fc.record({
  suitability: fc.integer({ min: 0, max: 3 }),
  max_journey_minutes: fc.integer({ min: 0, max: 600 }),
  booked_minutes: fc.integer({ min: 0, max: 40_000 }),
  max_days_per_week: fc.integer({ min: 1, max: 7 }),
  feedback: fc.nat(40).chain((count) => fc.integer({ min: count, max: count * 5 }).map((sum) => ({ count, sum }))),
  home: fc.constantFrom(...Object.values(places).map((one) => ({ ...one, town: one.district })), null),
  compatibility: fc.constantFrom(
    null,
    { kind: 'preferred' as const, reason: '' },
    { kind: 'avoid' as const, reason: 'x' },
  ),
  taken: fc.array(
    fc.integer({ min: -3, max: 3 }).chain((days) =>
      fc.integer({ min: 7, max: 17 }).map((hour) => {
        const start = Date.parse(`${day}T00:00:00Z`) + (days * 24 + hour) * 3_600_000;
        return buildTaken({ start, end: start + 3_600_000 });
      }),
    ),
    { maxLength: 4 },
  ),
});

test('a score is from 0 to 100, and grows with suitability, free time and feedback (P1)', () => {
  fc.assert(
    fc.property(facts, (target) => {
      const { score, parts, conflicts } = judge(target);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(parts.map((one) => one.part)).toEqual([...scoreParts]);
      expect(conflicts.every(({ code }) => conflictCodes.includes(code))).toBe(true);
      expect(judge({ ...target, suitability: Math.min(3, target.suitability + 1) }).score).toBeGreaterThanOrEqual(
        score,
      );
      expect(judge({ ...target, booked_minutes: target.booked_minutes / 2 }).score).toBeGreaterThanOrEqual(score);
      const { count } = target.feedback;
      expect(judge({ ...target, feedback: { count, sum: count * 5 } }).score).toBeGreaterThanOrEqual(score);
    }),
  );
});
