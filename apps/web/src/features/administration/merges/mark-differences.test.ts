import { expect, test } from 'vitest';
import { markDifferences, type Part } from './mark-differences.ts';

const shown = (parts: Part[]) => parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');
const both = (a: string, b: string) => markDifferences(a, b).map(shown);

test('marks the letters in which two names differ', () => {
  expect(both('Jon Smith', 'John Smyth')).toEqual(['Jon Sm[i]th', 'Jo[h]n Sm[y]th']);
  expect(both('sam.whitlock@a.org', 'sam.whitlock+1@a.org')).toEqual(['sam.whitlock@a.org', 'sam.whitlock[+1]@a.org']);
});

test('ignores case, and marks texts without a common letter as a whole', () => {
  expect(both('ASHA', 'asha')).toEqual(['ASHA', 'asha']);
  expect(both('', 'ab')).toEqual(['', '[ab]']);
  expect(both('abc', 'xyz')).toEqual(['[abc]', '[xyz]']);
});

test('the marked parts of each name joined are the name', () => {
  const [a, b] = ['Zofia Żak-Nowak', 'Zofja Zak Nowak'];
  const texts = markDifferences(a, b).map((parts) => parts.map(({ text }) => text).join(''));
  expect(texts).toEqual([a, b]);
});
