import { importLimits } from '@doselore/contract/imports';
import { formatBytes } from '../../../../ui/formats/index.ts';
import { decodeText, readDelimited, type Table } from './delimited.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** First row of a sheet and the others. The server finds the row with the headings. */
export type List = { head: string[]; rows: string[][] };

const unreadable = 'This file could not be read. Save the list as a CSV or XLSX file and try again';

/**
 * Reads a list in the browser, so that the server receives cells and never opens a file. Throws `UnreadableFile` with
 * the reason.
 */
export async function readListFile(file: File): Promise<List> {
  if (file.size > importLimits.fileBytes)
    throw new UnreadableFile(`This file is larger than ${formatBytes(importLimits.fileBytes)}`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip && bytes.includes(0) && bytes[0] !== 0xff) throw new UnreadableFile(unreadable);
  if (!isZip) return listOf(readDelimited(decodeText(bytes)));
  const { readWorkbook } = await import('./workbook.ts');
  try {
    return listOf(await readWorkbook(bytes));
  } catch (error) {
    if (error instanceof UnreadableFile && error.message !== '') throw error;
    throw new UnreadableFile(unreadable);
  }
}

export function readPastedList(text: string): List {
  return listOf(readDelimited(text));
}

/** Quotation mark that we or a spreadsheet put before a character that would begin a formula. */
const guarded = /^'(?=[=+\-@])/u;

function listOf(table: Table): List {
  const cells = table.map((row) => row.map((cell) => cell.trim().replace(guarded, '')));
  const isFilled = (row: string[]) => row.some((cell) => cell !== '');
  // Empty rows stay, so that row numbers match the sheet.
  const [head, ...rows] = cells.slice(0, cells.findLastIndex(isFilled) + 1);
  if (head === undefined) throw new UnreadableFile('There is nothing in this list');
  if (!rows.some(isFilled) || cells.filter(isFilled).length < 2)
    throw new UnreadableFile('There is no row under the headings');
  if (rows.length > importLimits.rows)
    throw new UnreadableFile(
      `A list holds at most ${importLimits.rows.toLocaleString('en-GB')} rows. Split it and upload the parts`,
    );
  const width = Math.min(importLimits.columns, Math.max(...[head, ...rows].map(lengthOf)));
  const tooLong = rows.findIndex((row) => row.some((cell) => cell.length > importLimits.cell));
  if (tooLong >= 0) throw new UnreadableFile(`Row ${tooLong + 2} has a cell of more than 1,000 characters`);
  return {
    head: Array.from({ length: width }, (_nothing, column) => (head[column] ?? '').slice(0, importLimits.cell)),
    rows: rows.map((row) => row.slice(0, width)),
  };
}

/** Number of cells without the empty ones at the end. */
const lengthOf = (row: readonly string[]) => row.findLastIndex((cell) => cell !== '') + 1;
