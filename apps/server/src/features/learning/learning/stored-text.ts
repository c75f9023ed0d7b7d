/** Marks four hex digits that stand for one code unit. The mark itself is stored only as such an escape. */
const mark = '\uf8ff';

/**
 * Characters that PostgreSQL cannot store, and the mark: NUL and unpaired surrogates. Packages that compress their
 * state write them.
 */
const unstorable = /[\0\uf8ff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export function toStoredText(text: string): string {
  return text.replace(unstorable, (unit) => mark + unit.charCodeAt(0).toString(16).padStart(4, '0'));
}

export function fromStoredText(text: string): string {
  return text.replace(/\uf8ff([0-9a-f]{4})/g, (_whole, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

/** Returns JSON in which every text can be stored. */
export function toStoredJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? toStoredText(part) : part));
}
