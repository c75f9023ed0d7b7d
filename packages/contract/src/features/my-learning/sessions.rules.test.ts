import { expect, test } from 'vitest';
import { joiningState } from './sessions.rules.ts';

test.each([
  ['09:29:59', 'early'],
  ['09:30:00', 'open'],
  ['11:00:00', 'open'],
  ['11:00:01', 'over'],
])('for a session from 10:00 to 11:00 the link is at %s %s', (time, state) => {
  const times = { start: new Date('2026-07-01T10:00:00Z'), end: new Date('2026-07-01T11:00:00Z') };
  expect(joiningState(times, new Date(`2026-07-01T${time}Z`))).toBe(state);
});
