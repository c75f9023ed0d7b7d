/** Reads CSV of the server (RFC 4180). Returns the rows with their cells; the first row has the headings. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A cell is quoted or plain, and ends at a comma, at the end of a line or at the end of the text.
  for (const [whole, quoted, plain = '', end] of text
    .replace(/^\uFEFF/u, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gu)) {
    if (whole === '' && row.length === 0) break;
    row.push(asShown(quoted?.replaceAll('""', '"') ?? plain));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Removes the mark that keeps a spreadsheet from running a cell as a formula. */
const asShown = (cell: string) => cell.replace(/^'(?=[=+\-@\t])/u, '');
