import { expect, test } from 'vitest';
import { orderedTexts, rowTexts } from './row-texts.ts';

type Day = { day: string; until: string | null; places: number };
const { textOf, rowsOf } = rowTexts<Day>('day', 'until', 'places');
const rows: Day[] = [
  { day: '2026-12-24', until: null, places: 0 },
  { day: 'a "quoted", [day]', until: '2026-12-31', places: 7 },
];

test('reads the rows that it wrote, in their order', () => {
  expect(rowsOf(textOf(rows))).toEqual(rows);
});

test('writes equal rows as equal texts, whatever else they have and in which order their fields are', () => {
  const named = { name: 'Christmas', places: 0, until: null, day: '2026-12-24' };
  expect(textOf([named])).toBe(textOf(rows.slice(0, 1)));
});

test.each(['', 'null', '{}', '[1, "a"]', '[[', '7'])('reads no rows from %j', (text) => {
  expect(rowsOf(text)).toEqual([]);
});

test('writes rows without an order of their own by their number', () => {
  const ordered = orderedTexts({ textOf, rowsOf }, ({ places }) => places);
  expect(ordered.textOf(rows.toReversed())).toBe(textOf(rows));
});
