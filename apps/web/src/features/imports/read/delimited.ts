/** Rows of text cells. */
export type Table = string[][];

/**
 * Reads the text that spreadsheets export: cells separated by commas, semicolons or tabs, quoted where they contain
 * such characters.
 */
export function readDelimited(text: string): Table {
  const separator = separatorOf(text);
  const rows: Table = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (isQuoted) {
      if (sign === '"') isQuoted = false;
      else cell += sign;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/** Returns the separator that occurs most often in the first line, outside quotation marks. */
function separatorOf(text: string): string {
  const [line = ''] = text.replace(/"[^"]*"/gu, '').split('\n', 1);
  const counts = ['\t', ';', ','].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/**
 * Decodes UTF-8 with or without byte order mark, UTF-16 with one, and otherwise Windows-1252, which Excel in the United
 * Kingdom writes.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
