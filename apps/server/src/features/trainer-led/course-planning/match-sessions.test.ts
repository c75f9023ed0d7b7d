import { describe, expect, test } from 'vitest';
import { matchSessions } from './match-sessions.ts';

const at = (start: string) => ({ training_start: `2027-02-${start}:00.000Z`, training_end: '', place: null });
const stored = (...starts: string[]) => starts.map((start, index) => ({ id: index + 1, ...at(start) }));
const matched = (before: string[], after: string[]) =>
  matchSessions(stored(...before), after.map(at)).map((one) => one?.id ?? null);

describe('a session continues', () => {
  test.each([
    ['the one with its start', ['01T10:00', '08T10:00'], ['01T10:00', '08T10:00'], [1, 2]],
    ['the one with its start, although an earlier one is gone', ['01T10:00', '08T10:00'], ['08T10:00'], [2]],
    ['the one of its day, although another one is before it', ['01T10:00', '08T10:00'], ['08T14:00'], [2]],
    ['the next one, when it has another day', ['01T10:00', '08T10:00'], ['02T10:00', '08T10:00'], [1, 2]],
    ['nothing, when it was added', ['08T10:00'], ['01T10:00', '08T10:00'], [null, 1]],
    ['its own in another order', ['01T10:00', '08T10:00'], ['08T10:00', '09T10:00'], [2, 1]],
    ['the one with its start before the one of its day', ['01T09:00', '01T14:00'], ['01T10:00', '01T14:00'], [1, 2]],
  ])('%s', (_words, before, after, expected) => {
    expect(matched(before, after)).toEqual(expected);
  });
});
