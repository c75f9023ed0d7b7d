import type { Endpoint } from '@doselore/contract';
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
export function sheetOf<E extends Endpoint>(
  endpoint: E,
  { fileName, ...options }: CallOptions<E> & { fileName: string },
): SheetDownload {
  const call = options as CallOptions<E>;
  const download = (format: SheetFormat) =>
    downloadFile(endpoint, { ...call, fileName: `${fileName}.${format}`, accept: types[format] });
  return Object.assign(download, { readCsv: async () => (await fetchFile(endpoint, call)).text() });
}
