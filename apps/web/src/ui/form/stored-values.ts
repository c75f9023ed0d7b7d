import type { Stored, StoredValues } from '@doselore/contract';

type Values = Record<string, unknown>;

/** A stored value as a field of this form holds it: text and numbers as they are typed. */
function typed(like: unknown, value: Stored): unknown {
  if (typeof like === 'boolean') return value === true;
  return value === null ? '' : String(value);
}

/** Of what is stored the fields that are named, as the form holds them. */
export function typedValues<V extends Values>(like: V, stored: StoredValues, names: readonly string[]): Partial<V> {
  const known = names.filter((name) => name in like && name in stored);
  return Object.fromEntries(known.map((name) => [name, typed(like[name], stored[name] ?? null)])) as Partial<V>;
}

/** What the answer to a change says is stored now. */
export function storedNow(answer: unknown): StoredValues | undefined {
  if (typeof answer !== 'object' || answer === null || !('now' in answer)) return undefined;
  return answer.now as StoredValues;
}

/** A value as it is told to somebody who compares two. */
export function told(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === '' ? 'Nothing' : String(value);
}
