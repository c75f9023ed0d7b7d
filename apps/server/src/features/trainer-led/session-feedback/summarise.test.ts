import { recommendationOf } from '@doselore/contract/session-feedback';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyAnswer, inSteps, shownComments, summarise } from './summarise.ts';

const answer = (mark: number, comment = '', recommend: number | null = null) => ({
  ...{ trainer: mark, content: mark, venue: mark, comment, recommend },
});
const recommend = { answers: 0, counted: 0, distribution: null };

test('averages need three answers, and change with every third', () => {
  expect(summarise([answer(5), answer(5)], inSteps)).toEqual({
    ...{ answers: 2, counted: 0, averages: null, distribution: null, recommend },
  });
  const three = [answer(5), answer(4), answer(3)];
  const shown = {
    averages: { trainer: 4, content: 4, venue: 4 },
    distribution: [0, 0, 1, 1, 1],
    counted: 3,
    recommend,
  };
  expect(summarise(three, inSteps)).toEqual({ answers: 3, ...shown });
  expect(summarise([...three, answer(1), answer(1)], inSteps)).toEqual({ answers: 5, ...shown });
  expect(summarise([...three, answer(1), answer(1), answer(1)], inSteps).counted).toBe(6);
});

test('the optional question has a count of its own, in steps of three answers', () => {
  const given = (...marks: (number | null)[]) => marks.map((mark) => answer(5, '', mark));
  expect(summarise(given(9, null, 10, null), inSteps).recommend).toEqual({
    answers: 2,
    counted: 0,
    distribution: null,
  });
  expect(summarise(given(9, null, 10, 0, 3), inSteps).recommend).toEqual({
    ...{ answers: 4, counted: 3, distribution: [1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1] },
  });
  expect(summarise(given(7), everyAnswer).recommend).toMatchObject({ answers: 1, counted: 1 });
  const [shown] = [summarise(given(10, 9, 8, 6, 0, 10), inSteps).recommend.distribution ?? []];
  expect(recommendationOf(shown)).toEqual({ for: 3, against: 2, score: 17 });
  expect(recommendationOf([])).toEqual({ for: 0, against: 0, score: 0 });
});

test('comments need five answers, are in the order of their texts, and come without empty ones', () => {
  const rows = [answer(5, 'b'), answer(5), answer(5, 'a'), answer(5, 'd'), answer(5, 'c'), answer(5, 'e')];
  expect(shownComments(rows.slice(0, 4), inSteps)).toEqual([]);
  expect(shownComments(rows, inSteps).map(({ comment }) => comment)).toEqual(['a', 'b', 'c', 'd']);
  expect(shownComments(rows, everyAnswer)).toHaveLength(5);
});

test('what is shown changes by three answers at once or not at all, so that nobody can work out a single one', () => {
  const marks = fc.array(
    fc.integer({ min: 1, max: 5 }).map((mark) => answer(mark, `${mark}`, mark)),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(marks, (answers) => {
      const before = answers.slice(0, -1);
      const grown = summarise(answers, inSteps).counted - summarise(before, inSteps).counted;
      expect([0, 3]).toContain(grown);
      const [now, then] = [summarise(answers, inSteps).recommend, summarise(before, inSteps).recommend];
      expect([0, 3]).toContain(now.counted - then.counted);
      if (grown === 0) expect(summarise(answers, inSteps).averages).toEqual(summarise(before, inSteps).averages);
      expect([0, 5]).toContain(shownComments(answers, inSteps).length - shownComments(before, inSteps).length);
    }),
  );
});
