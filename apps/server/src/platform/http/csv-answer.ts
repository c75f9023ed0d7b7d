import { toCsv } from '../files/index.ts';
import type { FileAnswer } from './answers.ts';

type Cell = string | number | null;

/** A spreadsheet as the answer of a `file` endpoint. */
export function csvAnswer(name: string, head: readonly string[], rows: readonly (readonly Cell[])[]): FileAnswer {
  const csv = toCsv(head, rows);
  return { stream: csv, type: 'text/csv; charset=utf-8', bytes: csv.byteLength, name: `${name}.csv` };
}

/** A list's query without its paging: every row that the filters show. */
export function allPages<Q extends { page: number; per_page: number }>(query: Q): Q {
  return { ...query, page: 1, per_page: csvRowsMax };
}

/** More than a spreadsheet program opens with ease; nobody reaches it without meaning to. */
const csvRowsMax = 500_000;
