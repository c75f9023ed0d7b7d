import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assessmentReminderDays, dueReminders, type RemindingFacts, reminderDue } from './reminding.rules.ts';

const start = new Date('2026-09-08T10:00:00Z');
const course: RemindingFacts = {
  ...{ state: 'scheduled', training_start: start, training_end: new Date('2026-09-08T13:00:00Z') },
  ...{ delegates: 4, minimum: 0, unmarked: 0, pending: 0, assessment_type: 'none', post_training_days_allowed: 0 },
};
const due = (londonNow: string, more: Partial<RemindingFacts> = {}) =>
  dueReminders({ ...course, ...more }, new Date(londonNow)).map(({ kind, step }) => `${kind} ${step}`);

test('delegates are reminded 7 days and 1 day before the start, and not from the start on', () => {
  expect(due('2026-09-01T09:59:59Z')).toEqual([]);
  expect(due('2026-09-01T10:00:00Z')).toEqual(['start 7']);
  expect(due('2026-09-07T09:59:59Z')).toEqual(['start 7']);
  expect(due('2026-09-07T10:00:00Z')).toEqual(['start 1']);
  expect(due('2026-09-08T09:59:59Z')).toEqual(['start 1']);
  expect(due('2026-09-08T10:00:00Z')).toEqual([]);
});

test('fewer delegates than the minimum are reported in the last 7 days', () => {
  expect(due('2026-09-01T09:59:59Z', { minimum: 5 })).toEqual([]);
  expect(due('2026-09-01T10:00:00Z', { minimum: 5 })).toEqual(['start 7', 'minimum 7']);
  expect(due('2026-09-01T10:00:00Z', { minimum: 4 })).toEqual(['start 7']);
});

test('an open register is due 1 hour after the end, and then every day', () => {
  const steps = ['2026-09-08T13:59:59Z', '2026-09-08T14:00:00Z', '2026-09-09T13:59:59Z', '2026-09-09T14:00:00Z'];
  expect(steps.map((londonNow) => due(londonNow, { unmarked: 1 }))).toEqual([
    [],
    ['register 0'],
    ['register 0'],
    ['register 1'],
  ]);
  expect(due('2026-09-20T14:00:00Z')).toEqual([]);
});

test('missing results are due at half of the days, 3 days and 1 day before the deadline, until it is over', () => {
  const steps = ['12T07:59', '13T08:00', '15T08:00', '17T08:00', '18T23:59', '19T00:00'];
  const assessed = { pending: 1, assessment_type: 'paper', post_training_days_allowed: 10 } as const;
  expect(steps.map((londonNow) => due(`2026-09-${londonNow}:00Z`, assessed))).toEqual([
    ...[[], ['assessment 5'], ['assessment 3'], ['assessment 1']],
    ...[['assessment 1'], []],
  ]);
  expect(due('2026-09-17T08:00:00Z', { ...assessed, pending: 0 })).toEqual([]);
});

test.each([
  [0, []],
  [1, [0]],
  [2, [1]],
  [6, [3, 1]],
  [30, [15, 3, 1]],
])('an assessment of %i days is reminded of %j days before its end', (days, expected) => {
  expect(assessmentReminderDays(days)).toEqual(expected);
});

test.each(['draft', 'closed', 'cancelled'] as const)('nothing is due for a course that is %s', (state) => {
  for (const londonNow of ['2026-09-07T10:00:00Z', '2026-09-09T10:00:00Z'])
    expect(due(londonNow, { state, unmarked: 2, minimum: 9, pending: 1, post_training_days_allowed: 3 })).toEqual([]);
});

test('the reminder that is due comes nearer to the moment as time passes', () => {
  const offset = fc.integer({ min: -900_000, max: 900_000 });
  fc.assert(
    fc.property(
      offset,
      offset,
      fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1 }),
      (one, other, days) => {
        const at = (seconds: number) =>
          reminderDue(start, days, new Date(start.getTime() + seconds * 1_000)) ?? Number.POSITIVE_INFINITY;
        expect(at(Math.max(one, other))).toBeLessThanOrEqual(at(Math.min(one, other)));
      },
    ),
  );
});
