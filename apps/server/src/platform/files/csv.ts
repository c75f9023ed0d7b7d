import { dayText } from '@doselore/contract';

/** First characters that make a spreadsheet run a cell as a formula. A quotation mark in front makes the cell text. */
const formulaStart = /^[=+\-@\t\r\0]/u;

function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const harmless = typeof value === 'string' && formulaStart.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Formats a time in UTC as the screens show it: `06-10-2025 14:30`. */
export function csvMoment(at: Date): string {
  const text = at.toISOString();
  return `${dayText(text.slice(0, 10))} ${text.slice(11, 16)}`;
}

/** Returns CSV (RFC 4180) with a byte order mark, so that every spreadsheet reads it as UTF-8. */
export function toCsv(head: readonly string[], rows: readonly (readonly (string | number | null)[])[]): Buffer {
  const lines = [head, ...rows].map((row) => row.map(cell).join(','));
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
}
