import { expect, test } from 'vitest';
import { formatLongDay, formatMoment, formatPeriod } from './format-day.ts';

test.each([
  ['2025-10-06', 'Mon 6th Oct 2025'],
  ['2025-09-01', 'Mon 1st Sep 2025'],
  ['2025-09-02', 'Tue 2nd Sep 2025'],
  ['2025-09-03', 'Wed 3rd Sep 2025'],
  ['2025-09-11', 'Thu 11th Sep 2025'],
  ['2025-09-12', 'Fri 12th Sep 2025'],
  ['2025-09-13', 'Sat 13th Sep 2025'],
  ['2025-09-21', 'Sun 21st Sep 2025'],
  ['2025-12-31T23:59:00Z', 'Wed 31st Dec 2025'],
])('formats %s as %s', (day, words) => {
  expect(formatLongDay(day)).toBe(words);
  expect(formatLongDay(new Date(day))).toBe(words);
});

test('formats a moment and a period by their wall clock', () => {
  const start = new Date('2025-10-06T09:05:00Z');
  expect(formatMoment(start)).toBe('Mon 6th Oct 2025 at 09:05');
  expect(formatPeriod({ start, end: new Date('2025-10-06T13:00:00Z') })).toBe('Mon 6th Oct 2025, 09:05 to 13:00');
});
