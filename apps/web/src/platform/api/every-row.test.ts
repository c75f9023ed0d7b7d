import { expect, test } from 'vitest';
import { everyRow } from './index.ts';

const list = (total: number) => async (page: { page: number; per_page: number }) => {
  const start = (page.page - 1) * page.per_page;
  const rows = Array.from({ length: total }, (_none, nth) => nth).slice(start, start + page.per_page);
  return { rows, total };
};

test.each([0, 1, 100, 101, 2_345])('all %i rows of a list are read, however many pages they take', async (total) => {
  const rows = await everyRow(list(total));
  expect(rows).toHaveLength(total);
  expect(rows.at(-1)).toBe(total === 0 ? undefined : total - 1);
});

test('a limit keeps the first rows', async () => {
  expect(await everyRow(list(2_345), 150)).toHaveLength(150);
});

const sources = import.meta.glob<string>('../../features/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const takesOnePage = /per_page: (?:100|limits\.pageSizeMax)\b/u;
/** Files that need only the first matches of a typed text. */
const searches = [
  'people/groups/parts/same-group.tsx',
  'people/subgroups/parts/same-subgroup.tsx',
  'scheduling/venues/parts/venue-search.tsx',
];

test('no screen takes the first 100 rows of a list as all', () => {
  const found = Object.entries(sources)
    .filter(([path, source]) => !path.includes('.test.') && takesOnePage.test(source))
    .map(([path]) => path.replace('../../features/', ''));
  expect(found.toSorted()).toEqual(searches.toSorted());
});
