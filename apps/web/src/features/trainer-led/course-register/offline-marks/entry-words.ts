import { plural } from '@doselore/contract';
import { isAssessment, isMark, isWalkIn, type OfflineEntry } from './offline-entry.ts';

const nouns = [
  { isOf: isWalkIn, one: 'person who came', many: 'people who came' },
  { isOf: isMark, one: 'mark', many: 'marks' },
  { isOf: isAssessment, one: 'assessment', many: 'assessments' },
];

/** Returns the number of entries of each kind in words, such as “2 marks and 1 assessment”. */
export function entriesText(entries: readonly OfflineEntry[]): string {
  const parts = nouns
    .map(({ isOf, one, many }) => ({ count: entries.filter(isOf).length, one, many }))
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => `${count} ${plural(count, one, many)}`);
  return parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
