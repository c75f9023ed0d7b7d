import type { ListState } from './list-state.ts';

export type PageOptions<Row> = {
  /** Returns the text that is searched. */
  searchIn: (row: Row) => string;
  /** Sort values, by column key. */
  sortBy?: Record<string, (row: Row) => string | number | null>;
};

function compare(a: string | number | null, b: string | number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en-GB');
}

/** Searches and sorts rows like a list endpoint. */
export function findRows<Row>(all: readonly Row[], list: ListState, options: PageOptions<Row>): Row[] {
  const needle = list.q.trim().toLowerCase();
  const found = needle === '' ? [...all] : all.filter((row) => options.searchIn(row).toLowerCase().includes(needle));
  const descending = list.sort.startsWith('-');
  const by = options.sortBy?.[descending ? list.sort.slice(1) : list.sort];
  if (by !== undefined) found.sort((a, b) => compare(by(a), by(b)) * (descending ? -1 : 1));
  return found;
}

/** Searches, sorts and pages rows like a list endpoint. For calls that return everything at once. */
export function pageRows<Row>(all: readonly Row[], list: ListState, options: PageOptions<Row>) {
  const found = findRows(all, list, options);
  const start = (list.page - 1) * list.perPage;
  return { rows: found.slice(start, start + list.perPage), total: found.length };
}
