import { namesOf, type RecordFields, type StoredRecord } from '@doselore/contract';
import { type Changes, changesOf, newValues } from './record-audit.ts';

/** Returns the names of the fields whose values the audit trail stores. */
const auditedNames = <F extends RecordFields>(fields: F) =>
  namesOf(fields).filter((name) => fields[name]?.trace === null);

/** Returns the names in the audit trail of the other fields, for `mergeChange`. */
export function tracesOf<F extends RecordFields>(fields: F): Partial<Record<keyof F & string, string>> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, fields[name]?.trace || name])) as Partial<
    Record<keyof F & string, string>
  >;
}

/**
 * Returns what the audit trail says about a changed record: values before and after, and the traces of fields whose
 * values it does not store.
 */
export function recordChanges<F extends RecordFields>(
  fields: F,
  before: Readonly<StoredRecord<F>>,
  after: Readonly<StoredRecord<F>>,
): { changes: Changes; detail: Record<string, true> } {
  const traced = namesOf(fields).flatMap((name) => {
    const trace = fields[name]?.trace || null;
    return trace === null || before[name] === after[name] ? [] : [[trace, true] as const];
  });
  return { changes: changesOf(before, after, auditedNames(fields)), detail: Object.fromEntries(traced) };
}

/** Returns the fields of a new record whose values the audit trail stores, with null before each value. */
export const newRecord = <F extends RecordFields>(fields: F, record: Readonly<StoredRecord<F>>): Changes =>
  newValues(record, auditedNames(fields));
