import { expect, test } from 'vitest';
import { formatLongDay } from './format-day.ts';

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
