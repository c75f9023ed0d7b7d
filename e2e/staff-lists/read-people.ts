import { readFileSync } from 'node:fs';
import path from 'node:path';

export const folder = import.meta.dirname;

/** Person of a staff list, with the values that an import stores without a correction. */
export type ListedPerson = {
  list: number;
  /** `added`, `left out` for people who are marked as gone, or `hand` when the row itself is wrong. */
  outcome: string;
  /** Problem of the row, or the reason why it is left out. */
  reason: string;
  email: string;
  /** All values as one text, to be compared. */
  values: string;
};

/** Reads `people.csv`, which has no quotation marks. */
export function readPeople(): ListedPerson[] {
  const [, ...lines] = readFileSync(path.join(folder, 'people.csv'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [list, outcome = '', reason = '', email = '', ...values] = line.split(',');
    return { list: Number(list), outcome, reason, email, values: values.join(',') };
  });
}
