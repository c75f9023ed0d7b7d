import { expect, test } from 'vitest';
import { formatAgo, formatDay, formatLongDay, formatNumber, formatSeconds, formatTimeRange } from './formats.ts';

test('dates are formatted as in the specification, in UTC', () => {
  expect(formatDay('2025-10-06')).toBe('06-10-2025');
  expect(formatLongDay('2025-10-06')).toBe('Mon 6th Oct 2025');
  expect(formatLongDay('2025-06-30T23:30:00Z')).toBe('Mon 30th Jun 2025');
  expect(formatTimeRange('2025-07-01T14:00:00Z', '2025-07-01T15:30:00Z')).toBe('14:00 - 15:30');
});

test.each([null, undefined, '', 'yesterday'])('%s is not a date', (value) => {
  expect(formatDay(value)).toBe('N/A');
  expect(formatLongDay(value)).toBe('N/A');
  expect(formatTimeRange('2025-07-01T14:00:00Z', value)).toBe('N/A');
});

test('formats numbers and durations', () => {
  expect(formatNumber(4816)).toBe('4,816');
  expect(formatNumber(null)).toBe('N/A');
  expect(formatSeconds(40)).toBe('40 s');
  expect(formatSeconds(1440)).toBe('24 min');
  expect(formatSeconds(3900)).toBe('1 h 05 min');
});

test.each([
  ['2026-03-02T11:59:30Z', 'just now'],
  ['2026-03-02T11:59:00Z', '1 minute ago'],
  ['2026-03-02T09:10:00Z', '2 hours ago'],
  ['2026-02-28T12:01:00Z', '47 hours ago'],
  ['2026-02-28T12:00:00Z', 'on Sat 28th Feb 2026'],
  ['2026-03-02T12:00:05Z', 'just now'],
  [null, 'N/A'],
])('at noon, %s is shown as %s', (moment, words) => {
  expect(formatAgo(moment, Date.parse('2026-03-02T12:00:00Z'))).toBe(words);
});
