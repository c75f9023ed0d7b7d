import { expect, test } from 'vitest';
import { joiningState, londonWallClock } from './sessions.rules.ts';

test.each([
  ['2026-07-01T09:00:00.000Z', '2026-07-01T10:00:00.000Z', 'summer'],
  ['2026-12-01T10:00:00.000Z', '2026-12-01T10:00:00.000Z', 'winter'],
  ['2026-03-29T00:59:59.000Z', '2026-03-29T00:59:59.000Z', 'the last second of winter time'],
  ['2026-03-29T01:00:00.000Z', '2026-03-29T02:00:00.000Z', 'the first second of summer time'],
  ['2026-06-30T23:30:00.000Z', '2026-07-01T00:30:00.000Z', 'after midnight in London, before it in UTC'],
])('%s is %s on the wall clock: %3$s', (moment, wall) => {
  expect(londonWallClock(new Date(moment)).toISOString()).toBe(wall);
});

test.each([
  ['09:29:59', 'early'],
  ['09:30:00', 'open'],
  ['11:00:00', 'open'],
  ['11:00:01', 'over'],
])('for a session from 10:00 to 11:00 the link is at %s %s', (time, state) => {
  const times = { start: new Date('2026-07-01T10:00:00Z'), end: new Date('2026-07-01T11:00:00Z') };
  expect(joiningState(times, new Date(`2026-07-01T${time}Z`))).toBe(state);
});
