import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromStoredText, toStoredText } from './stored-text.ts';

test('restores any text, malformed text too, and stores nothing that PostgreSQL refuses', () => {
  const units = fc.array(
    fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0, 0xd800, 0xdc00, 0xf8ff, 0x30)),
  );
  fc.assert(
    fc.property(units, (codes) => {
      const text = String.fromCharCode(...codes);
      const stored = toStoredText(text);
      expect(stored.includes('\0')).toBe(false);
      expect(stored.isWellFormed()).toBe(true);
      expect(fromStoredText(stored)).toBe(text);
    }),
  );
});

test('stores ordinary text unchanged', () => {
  expect(toStoredText('page 3, “50 mg” \u{1F48A}')).toBe('page 3, “50 mg” \u{1F48A}');
});
