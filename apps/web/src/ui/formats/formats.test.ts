import { expect, test } from 'vitest';
import {
  formatAgo,
  formatDay,
  formatLongDay,
  formatMonth,
  formatNumber,
  formatSeconds,
  formatShortMonth,
  formatTime,
  formatTimeRange,
} from './formats.ts';

test('dates are formatted as in the specification, in UTC', () => {
  expect(formatDay('2025-10-06')).toBe('06-10-2025');
  expect(formatLongDay('2025-10-06')).toBe('Mon 6th Oct 2025');
  expect(formatLongDay('2025-06-30T23:30:00Z')).toBe('Mon 30th Jun 2025');
  expect(formatTimeRange('2025-07-01T14:00:00Z', '2025-07-01T15:30:00Z')).toBe('14:00 - 15:30');
});

test.each([
  ['2025-09-01', '1st Sep'],
  ['2025-01-02', '2nd Jan'],
  ['2025-02-03', '3rd Feb'],
  ['2025-11-11', '11th Nov'],
  ['2025-12-12', '12th Dec'],
  ['2025-03-13', '13th Mar'],
  ['2025-04-21', '21st Apr'],
  ['2025-05-22T09:05', '22nd May'],
  ['2025-07-23', '23rd Jul'],
  ['2025-08-30', '30th Aug'],
])('%s is written in words with the ordinal of %s', (value, words) => {
  expect(formatLongDay(value)).toContain(` ${words} 2025`);
});

test('a month is written in words, and a time without a zone is shown as it is', () => {
  expect(formatMonth('2026-09')).toBe('September 2026');
  expect(formatShortMonth('2026-09')).toBe('Sep');
  expect(formatTime('2025-05-22T09:05')).toBe('09:05');
});

test.each([null, undefined, '', 'yesterday'])('%s is shown as N/A where a date is expected', (value) => {
  expect(formatDay(value)).toBe('N/A');
  expect(formatLongDay(value)).toBe('N/A');
  expect(formatTimeRange('2025-07-01T14:00:00Z', value)).toBe('N/A');
});

test('numbers have a comma for thousands, and seconds are written in hours, minutes or seconds', () => {
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
