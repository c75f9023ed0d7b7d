import type { Call } from './call.ts';
import { type CallOptions, downloadFile, fetchFile } from './call-endpoint.ts';

/** File formats of every list. Excel files have days as dates and a first row that stays in view. */
export type SheetFormat = 'csv' | 'xlsx';

/** Downloads a list in a format. `readCsv` returns all its rows for the screen or for paper. */
export type SheetDownload = ((format: SheetFormat) => Promise<void>) & { readCsv?: () => Promise<string> };

const types: Record<SheetFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Returns the download of a list. `fileName` has no ending: the format adds it. */
export function sheetOf<C extends Call>(
  file: C,
  { fileName, ...options }: CallOptions<C> & { fileName: string },
): SheetDownload {
  const call = options as CallOptions<C>;
  const download = (format: SheetFormat) =>
    downloadFile(file, { ...call, fileName: `${fileName}.${format}`, accept: types[format] });
  return Object.assign(download, { readCsv: async () => (await fetchFile(file, call)).text() });
}
