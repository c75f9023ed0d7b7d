import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

test('reads every cell of a list, with quotes, commas, lines and the mark of formulas', () => {
  const csv = '\uFEFF"Name","Note"\r\n"Ann ""Ash""","one, two\nthree"\r\n"\'-5",""\r\n';
  expect(readCsv(csv)).toEqual([
    ['Name', 'Note'],
    ['Ann "Ash"', 'one, two\nthree'],
    ['-5', ''],
  ]);
  expect(readCsv('')).toEqual([]);
});
