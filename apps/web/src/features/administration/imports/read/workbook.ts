import { importLimits } from '@doselore/contract/imports';
import { strFromU8, strToU8, type Unzipped, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { Table } from './delimited.ts';
import { unpackParts } from './unpack.ts';
import { UnreadableFile } from './unreadable-file.ts';

type Cell = string | Date | boolean | null;

/** Reads the first visible sheet of an XLSX workbook as text. Dates become `YYYY-MM-DD`, whatever format they show. */
export async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  const parts = unpackParts(bytes, importLimits.unpackedBytes);
  for (const [name, part] of Object.entries(parts))
    if (/worksheets\/[^/]+\.xml$/u.test(name)) parts[name] = strToU8(prepareSheet(strFromU8(part)));
  // The library unpacks large parts in a blob worker, which the content security policy refuses. It copies stored parts.
  const stored = new Blob([zipSync(parts, { level: 0 }).slice()]);
  const rows = await readSheet<string>(stored, firstSheet(parts), { parseNumber: (text) => text });
  return rows.map((row) => row.slice(0, importLimits.columns).map((cell) => textOf(cell as Cell)));
}

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  // A workbook stores long numbers as 1.2345E7.
  return /^-?\d+(\.\d+)?E\+?\d+$/iu.test(cell) ? String(Number(cell)) : cell;
}

const tag = (name: string, content: string) =>
  new RegExp(`<((?:\\w+:)?${name})\\b([^>]*?)(?:/>|>${content}</\\1>)`, 'gsu');
const everyRow = tag('row', '(.*?)');
const everyCell = tag('c', '(.*?)');
const rowsInSheet = importLimits.rows + 1;

/**
 * Removes what the library would answer with the refusal of the whole workbook: errors of formulas and formulas without
 * a value. Also removes cells far to the right and rows far below, because the library fills all gaps before them.
 * One such row stays, at the first number that is too large.
 */
function prepareSheet(xml: string): string {
  let isTooLong = false;
  const rows = xml.replace(everyRow, (row, _name, attributes: string) => {
    if (Number(/\br="(\d+)"/u.exec(attributes)?.[1] ?? 0) <= rowsInSheet) return row;
    const last = isTooLong ? '' : `<row><c r="A${rowsInSheet + 1}" t="inlineStr"><is><t>…</t></is></c></row>`;
    isTooLong = true;
    return last;
  });
  return rows.replace(everyCell, (cell, _name, attributes: string, content = '') => {
    const isFar = /\br="[A-Z]{3}/u.test(attributes);
    const isError = /\bt="e"/u.test(attributes);
    const hasValue = /<(?:\w+:)?(?:v(?:\s[^>]*)?>[^<]|is\b)/u.test(content as string);
    return isFar || isError || !hasValue ? '' : cell;
  });
}

/** Returns the position of the first visible sheet, counted from 1. */
function firstSheet(parts: Unzipped): number {
  const workbook = parts['xl/workbook.xml'];
  if (workbook === undefined) throw new UnreadableFile('');
  const sheets = strFromU8(workbook).match(/<(?:\w+:)?sheet\b[^>]*>/gu) ?? [];
  return (
    Math.max(
      0,
      sheets.findIndex((sheet) => !/\bstate="(?:very)?hidden"/iu.test(sheet)),
    ) + 1
  );
}
