import { plural } from '@doselore/contract';
import { isMark, type OfflineEntry } from './offline-entry.ts';

/** Returns the number of marks and of assessments in words, such as “2 marks and 1 assessment”. */
export function entriesText(entries: readonly OfflineEntry[]): string {
  const marks = entries.filter(isMark).length;
  const assessments = entries.length - marks;
  const parts = [
    ...(marks === 0 ? [] : [`${marks} ${plural(marks, 'mark', 'marks')}`]),
    ...(assessments === 0 ? [] : [`${assessments} ${plural(assessments, 'assessment', 'assessments')}`]),
  ];
  return parts.join(' and ');
}
