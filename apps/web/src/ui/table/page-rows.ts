import type { ListState } from './list-state.ts';

type Options<Row> = {
  /** Text the search looks in. */
  searchIn: (row: Row) => string;
  /** By column key. */
  sortBy?: Record<string, (row: Row) => string | number | null>;
};

function compare(a: string | number | null, b: string | number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en-GB');
}

/** For calls that answer everything at once: searching, sorting and paging as a list endpoint would do it. */
export function pageRows<Row>(all: readonly Row[], list: ListState, options: Options<Row>) {
  const needle = list.q.trim().toLowerCase();
  const found = needle === '' ? [...all] : all.filter((row) => options.searchIn(row).toLowerCase().includes(needle));
  const descending = list.sort.startsWith('-');
  const by = options.sortBy?.[descending ? list.sort.slice(1) : list.sort];
  if (by !== undefined) found.sort((a, b) => compare(by(a), by(b)) * (descending ? -1 : 1));
  const start = (list.page - 1) * list.perPage;
  return { rows: found.slice(start, start + list.perPage), total: found.length };
}
