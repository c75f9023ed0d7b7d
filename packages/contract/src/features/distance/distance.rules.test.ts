import { expect, test } from 'vitest';
import { isRightAnswer, scoreOf } from './distance.rules.ts';

test.each([
  [[1], [1], true],
  [[2, 1], [1, 2], true],
  [[1, 1], [1], true],
  [[1], [1, 2], false],
  [[1, 2, 3], [1, 2], false],
  [[], [1], false],
])('only all right choices and no other are a right answer: %j for %j is %s', (chosen, correct, expected) => {
  expect(isRightAnswer(chosen, correct)).toBe(expected);
});

test('never rounds a score up', () => {
  expect([scoreOf(0, 8), scoreOf(2, 3), scoreOf(7, 8), scoreOf(8, 8), scoreOf(0, 0)]).toEqual([0, 66, 87, 100, 0]);
});
