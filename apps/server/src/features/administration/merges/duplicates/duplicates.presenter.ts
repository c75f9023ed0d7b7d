import type { DuplicateRow } from '@doselore/contract/merges';
import type { DuplicateData } from './duplicates.repository.ts';

/** Returns the two accounts of a pair, the one with more behind it first. */
export const betterFirst = (row: DuplicateData) =>
  row.is_other_better ? ([row.other, row.one] as const) : ([row.one, row.other] as const);

export function presentDuplicate(row: DuplicateData): DuplicateRow {
  const [keep, drop] = betterFirst(row);
  return { keep, drop, score: row.score, reasons: row.reasons, group_id: row.group_id };
}
