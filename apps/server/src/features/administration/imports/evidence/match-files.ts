import { wordKey } from '@doselore/contract/imports';

export type NamedRow = { number: number; reference: string };

const numberOfRow = /^(?:row ?)?(\d{1,6})$/u;

/**
 * Returns the rows that each file is evidence for, by the index of the file. A file name is the reference of rows, or
 * the number of a row. The reference takes precedence: `12.pdf` belongs to the row with the reference 12.
 */
export function matchFiles(names: readonly string[], rows: readonly NamedRow[]): number[][] {
  const byReference = new Map<string, number[]>();
  for (const { number, reference } of rows) {
    const key = wordKey(reference);
    if (key !== '') byReference.set(key, [...(byReference.get(key) ?? []), number]);
  }
  const numbers = new Set(rows.map(({ number }) => number));
  return names.map((name) => {
    const key = wordKey(baseName(name));
    const number = Number(numberOfRow.exec(key)?.[1]);
    return byReference.get(key) ?? (numbers.has(number) ? [number] : []);
  });
}

/** Returns the name of a file in a zip without its folders and its ending. */
export const baseName = (path: string): string => fileName(path).replace(/\.[^.]*$/u, '');

/** Returns the name of a file in a zip without its folders. */
export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Returns whether an operating system put the file into the zip. */
export const isOfSystem = (path: string): boolean =>
  path.startsWith('__MACOSX/') || /^(?:\.|thumbs\.db$|desktop\.ini$)/iu.test(fileName(path));
