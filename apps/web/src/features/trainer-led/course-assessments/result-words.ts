import type { AssessmentRow } from '@doselore/contract/course-assessments';
import { formatDay } from '../../../ui/formats/index.ts';

/** Score, assessor and day of a result in words. Empty without a result. */
export function resultText({ score, assessor, assessed_at: at }: AssessmentRow): string {
  const parts = [
    ...(score === null ? [] : [`${score} per cent`]),
    ...(assessor === null ? [] : [`by ${assessor}`]),
    ...(at === null ? [] : [`on ${formatDay(at)}`]),
  ];
  return parts.join(' ');
}

/** Items of the checklist that were not met, in words. Empty where all were. */
export function missedText({ observation }: AssessmentRow, met = observation?.met): string {
  const missed = observation?.checklist.items.filter(({ key }) => !met?.includes(key)) ?? [];
  return missed.length === 0 ? '' : `Not met: ${missed.map(({ text }) => text).join('; ')}`;
}

/** Values of a result before a correction, in words. */
export function earlierText(row: AssessmentRow, { result, score, met }: AssessmentRow['corrected'][number]): string {
  const scored = score === null ? '' : `, ${score} per cent`;
  const missed = met === null ? '' : missedText(row, met);
  return `${result === 'passed' ? 'Passed' : 'Failed'}${scored}${missed === '' ? '' : `. ${missed}`}`;
}

/** Returns what the banner says after a correction: the result, and what becomes of the certificate. */
export function correctedWords({ user, assessment }: AssessmentRow, result: 'passed' | 'failed'): string {
  const now = `${user.name} has ${result} now`;
  if (assessment === result) return `The correction of ${user.name} is saved`;
  return result === 'failed'
    ? `${now}. The certificate is withdrawn, and we email them`
    : `${now}. The certificate is issued, and we email them`;
}
