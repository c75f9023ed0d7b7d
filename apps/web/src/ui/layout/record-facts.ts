import { namesOf, type RecordFields, type Stored, type StoredRecord } from '@doselore/contract';
import type { Fact } from './facts.tsx';

function textOf(value: Stored): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value ?? '');
}

/** Returns the fields of a record as facts, for people who cannot change them. `empty` has words other than "None". */
export const recordFacts = <F extends RecordFields>(
  fields: F,
  record: Readonly<StoredRecord<F>>,
  empty: Partial<Record<keyof F, string>> = {},
): Fact[] =>
  namesOf(fields).map((name) => ({
    label: fields[name]?.label ?? name,
    value: textOf(record[name] as Stored) || (empty[name] ?? 'None'),
  }));
