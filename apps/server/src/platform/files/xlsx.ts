import type { Cell } from 'write-excel-file/node';

/** Table of a spreadsheet. Days are texts as the screens show them: `06-10-2025`. */
export type Sheet = {
  name: string;
  head: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
};

/**
 * Maximum number of rows in an Excel file. A file of this size takes about half a second, in which the node answers
 * nobody.
 */
export const xlsxRowsMax = 20_000;

const cellMax = 32_767;
const day = /^(\d{2})-(\d{2})-(\d{4})$/u;
/** XML has no way to write these characters. */
const unwritable = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** Returns a cell. A text never becomes a formula; a day becomes a date, so that spreadsheets sort by it. */
function cellOf(value: string | number | null): Cell {
  if (typeof value !== 'string') return value;
  const [, date, month, year] = day.exec(value) ?? [];
  if (year !== undefined)
    return { value: new Date(`${year}-${month}-${date}T00:00:00Z`), type: Date, format: 'dd-mm-yyyy' };
  return { value: value.toWellFormed().replace(unwritable, '').slice(0, cellMax), type: String };
}

const widthOf = (sheet: Sheet, column: number): number =>
  Math.min(
    60,
    Math.max(...[sheet.head, ...sheet.rows.slice(0, 200)].map((row) => String(row[column] ?? '').length + 2)),
  );

/** Returns an Excel file with one sheet. The first row stays in view. */
export async function toXlsx(sheet: Sheet): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const head = sheet.head.map((value): Cell => ({ value, type: String, fontWeight: 'bold' }));
  const rows = sheet.rows.map((row) => row.map(cellOf));
  return writeXlsxFile([head, ...rows], {
    // Excel refuses these characters in the name of a sheet, and more than 31 of any.
    sheet: sheet.name.replace(/[[\]:*?/\\']/gu, ' ').slice(0, 31),
    stickyRowsCount: 1,
    columns: sheet.head.map((_, column) => ({ width: widthOf(sheet, column) })),
  }).toBuffer();
}
