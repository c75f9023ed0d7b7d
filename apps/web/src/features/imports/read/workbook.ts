import { importLimits } from '@doselore/contract/imports';
import { dayAfter1970 } from '../../../platform/clock/clock.ts';
import type { Table } from './delimited.ts';
import { type Archive, openArchive, UnreadableFile } from './unzip.ts';

/** Reads the first sheet of an XLSX workbook as text. Dates become `YYYY-MM-DD`, whatever format the cell shows. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  const archive = openArchive(bytes, importLimits.unpackedBytes);
  const workbook = await readXml(archive, 'xl/workbook.xml');
  const strings = await readStrings(archive);
  const days = await readDayStyles(archive);
  const sheet = await readXml(archive, await firstSheet(archive, workbook));
  const startsIn1904 = ['1', 'true'].includes(all(workbook, 'workbookPr')[0]?.getAttribute('date1904') ?? '');
  const table: Table = [];
  for (const row of all(sheet, 'row')) {
    // Excel omits empty rows, and numbers the rows that it writes.
    const number = Number(row.getAttribute('r') ?? table.length + 1);
    if (number > importLimits.rows + 1) throw new UnreadableFile(tooManyRows);
    while (table.length < number - 1) table.push([]);
    const cells: string[] = [];
    for (const cell of all(row, 'c')) {
      const column = columnOf(cell.getAttribute('r')) ?? cells.length;
      if (column >= importLimits.columns) continue;
      while (cells.length < column) cells.push('');
      cells[column] = textOf(cell, { strings, days, startsIn1904 });
    }
    if (cells.some((text) => text !== '')) table.push(cells);
  }
  return table;
}

const tooManyRows = `A list holds at most ${importLimits.rows.toLocaleString('en-GB')} rows. Split it and upload the parts`;

type Known = { strings: string[]; days: Set<number>; startsIn1904: boolean };

function textOf(cell: Element, { strings, days, startsIn1904 }: Known): string {
  const value = all(cell, 'v')[0]?.textContent ?? '';
  const type = cell.getAttribute('t');
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'inlineStr') return plainText(cell);
  if (type === 'e') return '';
  if (type === 'b') return value === '1' ? 'Yes' : 'No';
  const isDay = (type === null || type === 'n') && days.has(Number(cell.getAttribute('s'))) && value !== '';
  return isDay ? dayOf(Number(value), startsIn1904) : numberText(value, type);
}

/** Returns long numbers in full, because a workbook stores them as 1.2345E7. */
function numberText(value: string, type: string | null): string {
  return type === null && /^-?\d+(\.\d+)?E\+?\d+$/iu.test(value) ? String(Number(value)) : value;
}

/**
 * Converts a serial day. Serials count from the end of 1899, with a 29 February 1900 that Excel adds, or in some
 * workbooks from 1904.
 */
function dayOf(serial: number, startsIn1904: boolean): string {
  return Number.isFinite(serial) ? dayAfter1970(Math.floor(serial) - (startsIn1904 ? 24_107 : 25_569)) : '';
}

/** Returns the column of a reference, counted from 0: 1 for `B7`. */
function columnOf(reference: string | null): number | undefined {
  const letters = /^[A-Z]+/u.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0) - 1;
}

const all = (node: Document | Element, name: string): Element[] => [...node.getElementsByTagNameNS('*', name)];

/** Joins the runs of a text, without the phonetic readings of East Asian characters. */
function plainText(node: Element): string {
  return all(node, 't')
    .filter((run) => run.parentElement?.localName !== 'rPh')
    .map((run) => run.textContent)
    .join('');
}

async function readXml(archive: Archive, name: string): Promise<Document> {
  const read = new DOMParser().parseFromString(await archive.text(name), 'application/xml');
  if (all(read, 'parsererror').length > 0) throw new UnreadableFile();
  return read;
}

async function readStrings(archive: Archive): Promise<string[]> {
  if (!archive.has('xl/sharedStrings.xml')) return [];
  return all(await readXml(archive, 'xl/sharedStrings.xml'), 'si').map(plainText);
}

/** Returns the cell styles that show a date: built-in formats 14 to 22, and custom formats that contain a year. */
async function readDayStyles(archive: Archive): Promise<Set<number>> {
  if (!archive.has('xl/styles.xml')) return new Set();
  const styles = await readXml(archive, 'xl/styles.xml');
  const own = all(styles, 'numFmt').filter((format) =>
    /[dy]/iu.test((format.getAttribute('formatCode') ?? '').replace(/"[^"]*"|\[[^\]]*\]/gu, '')),
  );
  const dayFormats = new Set(own.map((format) => Number(format.getAttribute('numFmtId'))));
  for (let builtIn = 14; builtIn <= 22; builtIn += 1) dayFormats.add(builtIn);
  const used = all(styles, 'cellXfs').flatMap((list) => all(list, 'xf'));
  return new Set(
    used.flatMap((style, place) => (dayFormats.has(Number(style.getAttribute('numFmtId'))) ? [place] : [])),
  );
}

async function firstSheet(archive: Archive, workbook: Document): Promise<string> {
  const sheet = all(workbook, 'sheet').find((one) => (one.getAttribute('state') ?? 'visible') === 'visible');
  const id = [...(sheet?.attributes ?? [])].find(
    ({ localName, prefix }) => localName === 'id' && prefix !== null,
  )?.value;
  const links = all(await readXml(archive, 'xl/_rels/workbook.xml.rels'), 'Relationship');
  const target = links.find((link) => link.getAttribute('Id') === id)?.getAttribute('Target');
  if (target === null || target === undefined) throw new UnreadableFile();
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
