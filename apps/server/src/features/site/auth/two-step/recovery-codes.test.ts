import { expect, test } from 'vitest';
import { makeRecoveryCodes } from './recovery-codes.ts';

test('recovery codes are random: all differ, and each has more than 70 bits', () => {
  const codes = Array.from({ length: 100 }, makeRecoveryCodes).flat();
  expect(new Set(codes).size).toBe(1_000);
  const characters = new Set(codes.join('').replaceAll('-', ''));
  expect(16 * Math.log2(characters.size)).toBeGreaterThan(70);
});
