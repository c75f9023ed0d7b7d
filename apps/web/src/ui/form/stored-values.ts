import type { Stored, StoredValues } from '@doselore/contract';

type Values = Record<string, unknown>;

/** Returns a stored value in the form's type: text and numbers as text, as they are typed. */
function typed(like: unknown, value: Stored): unknown {
  if (typeof like === 'boolean') return value === true;
  return value === null ? '' : String(value);
}

/** Returns the named fields of the stored values, as the form holds them. */
export function typedValues<V extends Values>(like: V, stored: StoredValues, names: readonly string[]): Partial<V> {
  const known = names.filter((name) => name in like && name in stored);
  return Object.fromEntries(known.map((name) => [name, typed(like[name], stored[name] ?? null)])) as Partial<V>;
}

/** Returns the stored values that the answer to a change contains; undefined when it has none. */
export function storedNow(answer: unknown): StoredValues | undefined {
  if (typeof answer !== 'object' || answer === null || !('now' in answer)) return undefined;
  return answer.now as StoredValues;
}

/** Returns a value in words, for a comparison of two. */
export function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === '' ? 'Nothing' : String(value);
}
