import { expect, test } from 'vitest';
import { coverText, coverWords } from './cover-words.ts';

test.each([
  [null, 'None issued recently'],
  [0, 'Less than a day'],
  [1, '1 day'],
  [20, '20 days'],
  [21, 'About 3 weeks'],
  [119, 'About 17 weeks'],
  [120, 'About 4 months'],
  [730, 'Over 2 years'],
])('%s days of cover read %s', (days, words) => {
  expect(coverWords(days)).toBe(words);
});

test.each([
  [0, 0, 'None left'],
  [null, 4, 'None issued recently'],
  [1, 1, '1 day'],
])('%s days of cover with %s left read %s', (days, left, text) => {
  expect(coverText({ days, left })).toBe(text);
});
