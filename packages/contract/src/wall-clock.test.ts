import { expect, test } from 'vitest';
import { londonWallClock, momentOfWallClock } from './wall-clock.ts';

test.each([
  ['2026-07-01T09:00:00.000Z', '2026-07-01T10:00:00.000Z', 'summer'],
  ['2026-12-01T10:00:00.000Z', '2026-12-01T10:00:00.000Z', 'winter'],
  ['2026-03-29T00:59:59.000Z', '2026-03-29T00:59:59.000Z', 'the last second of winter time'],
  ['2026-03-29T01:00:00.000Z', '2026-03-29T02:00:00.000Z', 'the first second of summer time'],
  ['2026-06-30T23:30:00.000Z', '2026-07-01T00:30:00.000Z', 'after midnight in London, before it in UTC'],
])('%s is %s on the wall clock: %3$s', (moment, localTime) => {
  expect(londonWallClock(new Date(moment)).toISOString()).toBe(localTime);
});

test.each([
  ['2026-07-01T10:00:00.000Z', '2026-07-01T09:00:00.000Z', 'summer'],
  ['2026-12-01T10:00:00.000Z', '2026-12-01T10:00:00.000Z', 'winter'],
  ['2026-03-29T00:59:59.000Z', '2026-03-29T00:59:59.000Z', 'the last second of winter time'],
  ['2026-03-29T01:30:00.000Z', '2026-03-29T01:30:00.000Z', 'an hour that is left out, shown as 02:30'],
  ['2026-03-29T02:00:00.000Z', '2026-03-29T01:00:00.000Z', 'the first second of summer time'],
  ['2026-10-25T01:30:00.000Z', '2026-10-25T00:30:00.000Z', 'an hour that comes twice, its first time'],
  ['2026-10-25T02:00:00.000Z', '2026-10-25T02:00:00.000Z', 'the hour after it'],
])('a clock shows %s at %s: %3$s', (localTime, moment) => {
  expect(momentOfWallClock(new Date(localTime)).toISOString()).toBe(moment);
});
