/** Row with the number of rows on all pages, as a window function of its statement counts them. */
export type Counted = { total: number };

/** Returns one page of a list. A page without rows has the total 0. */
export function pageOf<Row extends Counted, Shown>(
  rows: readonly Row[],
  present: (row: Row) => Shown,
): { rows: Shown[]; total: number } {
  return { rows: rows.map((row) => present(row)), total: totalOf(rows) };
}

/** Returns the number of rows on all pages. */
export function totalOf(rows: readonly Counted[]): number {
  return rows[0]?.total ?? 0;
}
