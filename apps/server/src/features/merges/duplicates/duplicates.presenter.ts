import { type DuplicateRow, duplicateReasonWords } from '@doselore/contract/merges';
import type { DuplicateData } from './duplicates.repository.ts';

export function presentDuplicate(row: DuplicateData): DuplicateRow {
  const [keep, drop] = row.is_other_better ? [row.other, row.one] : [row.one, row.other];
  return { keep, drop, score: row.score, reasons: row.reasons, group_id: row.group_id };
}

export const duplicateCsvHead = ['Likely', 'Why', 'ID', 'Name', 'Email', 'Other ID', 'Other name', 'Other email'];

export function presentDuplicateCsvRow(row: DuplicateData): (string | number)[] {
  const { keep, drop } = presentDuplicate(row);
  return [
    row.score,
    row.reasons.map((reason) => duplicateReasonWords[reason]).join('; '),
    ...[keep, drop].flatMap((one) => [one.id, `${one.first_name} ${one.last_name}`, one.email]),
  ];
}
