import { limits } from '@doselore/contract';
import { maxText, requiredAs } from '../form/index.ts';
import { formatDay } from '../formats/index.ts';

/** Label and rules of the field for the reason of a correction. */
export const correctionReason = {
  label: 'Reason for the correction',
  rules: [maxText(limits.text), requiredAs('Enter the reason')],
};

/** Earlier values of a corrected result in words, with the reason. */
export function correctedText(target: { on: string; by: string; reason: string }, before: string): string {
  const reason = /[.!?]$/u.test(target.reason) ? target.reason : `${target.reason}.`;
  return `Corrected ${formatDay(target.on)} by ${target.by}: ${reason} Before: ${before}.`;
}
