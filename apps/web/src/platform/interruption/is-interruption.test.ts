import { AppError } from '@doselore/contract';
import { expect, test } from 'vitest';
import { interruptionOf } from './is-interruption.ts';

test.each([
  ['unavailable', 'maintenance'],
  ['too_slow', undefined],
  ['internal', undefined],
] as const)('a call that was answered %s leads to %s', (code, interruption) => {
  expect(interruptionOf(new AppError(code, 'Text'))).toBe(interruption);
});
