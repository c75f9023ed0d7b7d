import Papa from 'papaparse';

/** Rows of text cells. */
export type Table = string[][];

/** Reads the text that spreadsheets export: cells separated by commas, semicolons, tabs or bars, quoted where needed. */
export function readDelimited(text: string): Table {
  // Papa Parse accepts one kind of line end in a list, and joined files have several.
  const lines = text.replace(/\r\n?/gu, '\n');
  return Papa.parse<string[]>(lines, { delimiter: separatorOf(lines), newline: '\n' }).data;
}

const separators = ['\t', ';', ',', '|'];

/** Returns the separator of the line that has most cells. Title lines above the headings have none or few. */
function separatorOf(text: string): string {
  const lines = text.replace(/"[^"]*"/gu, '').split('\n', 30);
  const most = (sign: string) => Math.max(...lines.map((line) => line.split(sign).length));
  return separators.reduce((best, sign) => (most(sign) > most(best) ? sign : best));
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
