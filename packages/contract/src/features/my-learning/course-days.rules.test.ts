import { expect, test } from 'vitest';
import { courseDays } from './course-days.rules.ts';

const session = (day: string, from = '09', to = '12') => ({
  training_start: `${day}T${from}:00:00+00:00`,
  training_end: `${day}T${to}:00:00+00:00`,
});
const sessions = [
  session('2026-05-01'),
  session('2026-05-01', '13', '16'),
  session('2026-05-08'),
  session('2026-05-15'),
];

test.each([
  ['before the course', '2026-04-01T09:00:00Z', '2026-05-01T09:00:00.000Z'],
  ['during a session', '2026-05-01T10:00:00Z', '2026-05-01T09:00:00.000Z'],
  ['between two sessions of a day', '2026-05-01T12:00:00Z', '2026-05-01T13:00:00.000Z'],
  ['between two days', '2026-05-03T09:00:00Z', '2026-05-08T09:00:00.000Z'],
  ['after the course', '2026-05-15T12:00:00Z', undefined],
])('%s, the next session is the first that is not over', (_name, londonNow, start) => {
  const { next_session, days } = courseDays(sessions, new Date(londonNow));
  expect([next_session?.training_start, days]).toEqual([start, 3]);
});

test('a course without sessions has no days', () => {
  expect(courseDays([], new Date())).toEqual({ next_session: null, days: 0 });
});
