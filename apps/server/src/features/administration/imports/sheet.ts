import { type Columns, type ImportField, readAddress } from '@doselore/contract/imports';
import type { SheetRow } from './import-rows.repository.ts';

export type Values = Partial<Record<ImportField, string>>;

/** Returns the cells of a row by the field of their column. */
export function valuesOf(columns: Columns, { cells }: Pick<SheetRow, 'cells'>): Values {
  const values: Values = {};
  for (const [place, field] of columns.entries()) if (field !== null) values[field] = (cells[place] ?? '').trim();
  return values;
}

export function withValues(columns: Columns, row: SheetRow, values: Values): SheetRow {
  const cells = columns.map((field, place) => (field === null ? undefined : values[field]) ?? row.cells[place] ?? '');
  return { ...row, cells };
}

/** Normalises a cell: compares values case-insensitively and without outer spaces. */
export const normaliseCell = (text: string | undefined) => (text ?? '').trim().toLowerCase();

/** Returns the first row for each value of a field. */
export function firstRows(columns: Columns, rows: readonly SheetRow[], field: ImportField): Map<string, SheetRow> {
  const first = new Map<string, SheetRow>();
  for (const row of rows) {
    const text = valuesOf(columns, row)[field] ?? '';
    const value = normaliseCell(field === 'email' ? readAddress(text) : text);
    if (value !== '' && !first.has(value)) first.set(value, row);
  }
  return first;
}
