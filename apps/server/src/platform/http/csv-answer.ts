import { toCsv } from '../files/index.ts';
import type { FileAnswer } from './answers.ts';

type Cell = string | number | null;

/** Returns a spreadsheet as the answer of a `file` endpoint. */
export function csvAnswer(name: string, head: readonly string[], rows: readonly (readonly Cell[])[]): FileAnswer {
  const csv = toCsv(head, rows);
  return { stream: csv, type: 'text/csv; charset=utf-8', bytes: csv.byteLength, name: `${name}.csv` };
}

/** Returns the query of a list without its paging, for every row that the filters show. */
export function allPages<Q extends { page: number; per_page: number }>(query: Q): Q {
  return { ...query, page: 1, per_page: csvRowsMax };
}

/**
 * Maximum number of rows in a spreadsheet. More than spreadsheet programs open easily, and only a deliberate export
 * reaches it.
 */
const csvRowsMax = 500_000;
