import { limits } from '@doselore/contract';
import { maxText, requiredAs } from '../form/index.ts';
import { formatDay } from '../formats/index.ts';

/** Label and rules of the field for the reason of a correction. */
export const correctionReason = {
  label: 'Reason for the correction',
  rules: [maxText(limits.text), requiredAs('Enter the reason')],
};

/** Earlier values of a corrected result in words, with the reason. */
export function correctedText(of: { on: string; by: string; reason: string }, before: string): string {
  const reason = /[.!?]$/u.test(of.reason) ? of.reason : `${of.reason}.`;
  return `Corrected ${formatDay(of.on)} by ${of.by}: ${reason} Before: ${before}.`;
}
