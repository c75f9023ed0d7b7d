import { AppError } from '@doselore/contract';
import { type Sheet, toCsv, toXlsx, xlsxRowsMax } from '../files/index.ts';
import type { FileAnswer, SheetAnswer } from './answers.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns a spreadsheet as the answer of a `file` endpoint. The caller chooses CSV or XLSX by `Accept`. */
export function sheetAnswer(name: string, head: Sheet['head'], rows: Sheet['rows']): SheetAnswer {
  return { sheet: { name, head, rows } };
}

/** Writes a spreadsheet in the format that was asked for. CSV, unless the request accepts XLSX. */
export async function writeSheet({ sheet }: SheetAnswer, accept = ''): Promise<FileAnswer> {
  if (!accept.includes(xlsxType)) {
    const csv = toCsv(sheet.head, sheet.rows);
    return { stream: csv, type: 'text/csv; charset=utf-8', bytes: csv.byteLength, name: `${sheet.name}.csv` };
  }
  if (sheet.rows.length > xlsxRowsMax) {
    const most = xlsxRowsMax.toLocaleString('en-GB');
    throw new AppError(
      'validation_failed',
      `An Excel file has at most ${most} rows. Narrow the list, or export it as CSV.`,
    );
  }
  const file = await toXlsx(sheet);
  return { stream: file, type: xlsxType, bytes: file.byteLength, name: `${sheet.name}.xlsx` };
}

/** Returns the query of a list without its paging, for every row that the filters show. */
export function allPages<Q extends { page: number; per_page: number }>(query: Q): Q {
  return { ...query, page: 1, per_page: sheetRowsMax };
}

/**
 * Maximum number of rows in a spreadsheet. More than spreadsheet programs open easily, and only a deliberate export
 * reaches it.
 */
const sheetRowsMax = 500_000;
