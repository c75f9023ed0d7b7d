import { type Columns, wordKey } from '@doselore/contract/imports';
import type { SheetRow, UploadedRow } from './import-rows.repository.ts';
import { type Reader, readInvited } from './read-cells.ts';
import { type Values, valuesOf } from './sheet.ts';

const summary =
  /^(?:(?:sub|grand) ?)?totals?\b|^(?:head ?)?count\b|^end of\b|^page \d|^print(?:ed)?\b|^generated\b|^report\b/u;

/**
 * Returns the kind of a row without a person, such as a total. Undefined for a person. A row with an address is always a
 * person: an admin may have entered the address after the columns were confirmed.
 */
export const whySkipped = ({ cells, left_out_as }: SheetRow): string | undefined =>
  hasAddress(cells) ? undefined : (left_out_as ?? undefined);

const hasAddress = (cells: readonly string[]) => cells.some((cell) => cell.includes('@'));

/** Returns the kind of a row without a person, from all its cells, imported or not. Undefined for a person. */
export function whyNoPerson(row: UploadedRow, { head, columns }: { head: readonly string[]; columns: Columns }) {
  const cells = row.cells.map(wordKey);
  const filled = cells.filter((cell) => cell !== '');
  if (hasAddress(row.cells)) return undefined;
  if (filled.length > 1 && head.every((heading, place) => wordKey(heading) === (cells[place] ?? '')))
    return 'Repeated headings';
  const [first = ''] = filled;
  if (summary.test(first)) return 'Total or note';
  const key = valuesOf(columns, row).email ?? valuesOf(columns, row).id ?? '';
  return filled.length === 1 && key === '' ? 'Title or note' : undefined;
}

/** Returns why the list itself says that somebody is not to be invited. */
export function whyNotInvited(reader: Reader, values: Values): string | undefined {
  if (values.invited === undefined) return undefined;
  const cell = readInvited(reader, values.invited);
  if ('problem' in cell || cell.value) return undefined;
  return values.invited === '' ? 'Not marked to be invited' : `Marked “${values.invited}”`;
}
