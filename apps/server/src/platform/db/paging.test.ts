import { expect, test } from 'vitest';
import { wayToPage } from './paging.ts';

const edge = (isReversed: boolean, skip: number, take: number) => ({ from: 'edge', isReversed, skip, take });
const known = (isReversed: boolean, skip: number) => ({ from: 'known', isReversed, skip, take: 20 });

test.each([
  ['the first page from the start', { page: 1 }, edge(false, 0, 20)],
  ['the last page from the end, with the rows that are left', { page: 50 }, edge(true, 0, 7)],
  ['the page before the last from the end', { page: 49 }, edge(true, 7, 20)],
  ['a page in the middle from the nearer edge', { page: 20 }, edge(false, 380, 20)],
  ['nothing after the last page', { page: 51 }, edge(true, 0, 0)],
  ['the next page from a known one', { page: 21, knownPage: 20 }, known(false, 20)],
  ['the page before from a known one', { page: 19, knownPage: 20 }, known(true, 0)],
  ['the same page from its own first row', { page: 20, knownPage: 20 }, known(false, 0)],
  ['an edge that is nearer than the known page', { page: 2, knownPage: 20 }, edge(false, 20, 20)],
])('reads %s', (_what, { page, ...target }: { page: number; knownPage?: number }, way) => {
  expect(wayToPage({ page, per_page: 20 }, { total: 987, ...target })).toEqual(way);
});
