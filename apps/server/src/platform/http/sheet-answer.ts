import { AppError } from '@doselore/contract';
import { toCsv, toXlsx, xlsxRowsMax } from '../files/index.ts';
import type { FileAnswer, SheetAnswer } from './answers.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

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
