import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeMarks, type SentMark, type StoredMark } from './merge-marks.ts';

const at = new Date('2026-09-01T10:00:00Z');
const keyOf = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const mark = (nth: number, seconds: number, attendance: SentMark['attendance'] = 'attended'): SentMark => ({
  userId: 1,
  attendance,
  key: keyOf(nth),
  made_at: new Date(at.getTime() + seconds * 1_000).toISOString(),
});

/** Merges marks one request after another, and returns what the register says at the end. */
function replay(marks: readonly SentMark[], times: (nth: number) => Date = () => at) {
  const stored = new Map<number, StoredMark>();
  for (const [nth, one] of marks.entries())
    for (const [userId, taken] of mergeMarks(stored, [one], times(nth)).taken) stored.set(userId, taken);
  return new Map([...stored].map(([userId, { attendance }]) => [userId, attendance]));
}

const sent = fc.record({
  userId: fc.integer({ min: 1, max: 3 }),
  attendance: fc.constantFrom('attended', 'partial', 'absent', 'excused', null),
  seconds: fc.integer({ min: -20, max: 20 }),
});

test('marks in any order, sent again and again, give the same register (V14)', () => {
  const replays = fc.array(sent, { maxLength: 12 }).chain((list) => {
    const marks = list.map((one, nth) => ({ ...mark(nth, one.seconds, one.attendance), userId: one.userId }));
    const again = fc.shuffledSubarray([...marks, ...marks, ...marks], { minLength: marks.length });
    return fc.record({ marks: fc.constant(marks), order: again.map((some) => [...some, ...marks]) });
  });
  fc.assert(
    fc.property(replays, ({ marks, order }) => {
      expect(replay(order)).toEqual(replay(marks));
    }),
  );
});

test('the later mark counts, and of two marks at one time the one with the larger key', () => {
  expect(replay([mark(1, 5, 'attended'), mark(2, 4, 'absent')]).get(1)).toBe('attended');
  expect(replay([mark(1, 5, 'attended'), mark(2, 5, 'absent')]).get(1)).toBe('absent');
  expect(replay([mark(2, 5, 'absent'), mark(1, 5, 'attended')]).get(1)).toBe('absent');
});

test('says of each mark whether a later one of another device stays', () => {
  const stored = mergeMarks(new Map(), [mark(1, 5, 'attended')], at).taken;
  const saved = (one: SentMark) => mergeMarks(stored, [one], at).saved[0]?.kept;
  expect(saved(mark(2, 4, 'absent'))).toBe('other');
  expect(saved(mark(2, 4, 'attended')), 'both say the same').toBe('this');
  expect(saved(mark(1, 5, 'attended')), 'sent again').toBe('this');
  expect(saved(mark(2, 6, 'absent'))).toBe('this');
});

test('a mark of a device whose clock is ahead gets the time of the server, and replaces no later one when sent again', () => {
  const ahead = mark(9, 3_600, 'attended');
  const later = (nth: number) => new Date(at.getTime() + nth * 60_000);
  expect(mergeMarks(new Map(), [ahead], at).taken.get(1)?.made_at).toBe(at.toISOString());
  expect(mergeMarks(new Map(), [mark(9, 290)], at).taken.get(1)?.made_at).toBe(mark(9, 290).made_at);
  const corrected = mark(1, 30, 'absent');
  expect(replay([ahead, corrected, ahead], later).get(1)).toBe('absent');
});

test('a mark without a time counts as made now, after the stored one', () => {
  const now: SentMark = { userId: 1, attendance: 'excused' };
  expect(replay([mark(1, 200, 'attended'), now]).get(1)).toBe('excused');
});
