import { headings } from './headings.rules.ts';
import { type ImportField, type ImportKind, importFields, importLimits } from './imports.rules.ts';
import { importKindRules } from './kinds.rules.ts';

export type Columns = (ImportField | null)[];

const plainHeading = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/\([^)]*\)/gu, '')
    .replace(/#/gu, ' number')
    .replace(/[^a-z]/gu, '');

/** Returns the field that a heading names, in the singular or the plural. */
function fieldOf(heading: string, fields: readonly ImportField[]): ImportField | undefined {
  const plain = plainHeading(heading);
  const named = (text: string) => fields.find((field) => headings[field].includes(text));
  return named(plain) ?? (plain.endsWith('s') ? named(plain.slice(0, -1)) : undefined);
}

/** Guesses the field of each column. Each field goes to the first column whose heading names it. */
export function guessColumns(head: readonly string[], fields: readonly ImportField[]): Columns {
  const taken = new Set<ImportField>();
  const columns = head.map((heading) => {
    const named = fieldOf(heading, fields);
    const found = named !== undefined && !taken.has(named) ? named : undefined;
    if (found !== undefined) taken.add(found);
    return found ?? null;
  });
  const isSplit = taken.has('first_name') && taken.has('last_name');
  return isSplit ? columns.map((field) => (field === 'full_name' ? null : field)) : columns;
}

/**
 * Finds the row with the headings among the first ones: the first that names most fields. Titles, dates of printing and
 * empty rows may stand above it.
 */
export function findHeadRow(rows: readonly (readonly string[])[], fields: readonly ImportField[]): number {
  const top = rows.slice(0, importLimits.titleRows + 1);
  const named = top.map((row) => guessColumns(row, fields).filter((field) => field !== null).length);
  const most = Math.max(...named);
  const firstFilled = top.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  return most < 2 ? Math.max(0, firstFilled) : named.indexOf(most);
}

/** Returns why a choice of columns cannot be used, or undefined when it can. */
export function columnsProblem(kind: ImportKind, columns: Columns): string | undefined {
  const chosen = columns.filter((field) => field !== null);
  const twice = chosen.find((field, place) => chosen.indexOf(field) !== place);
  if (twice !== undefined) return `Choose ${importFields[twice]} for one column only`;
  return importKindRules[kind].lacks(chosen);
}
