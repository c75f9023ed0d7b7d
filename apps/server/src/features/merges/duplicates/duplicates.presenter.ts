import type { DuplicateRow } from '@doselore/contract/merges';
import type { DuplicateData } from './duplicates.repository.ts';

/** Returns the account to keep, which is the better of the two, and the other one. */
export const keepAndDrop = (row: DuplicateData): Pick<DuplicateRow, 'keep' | 'drop'> =>
  row.is_other_better ? { keep: row.other, drop: row.one } : { keep: row.one, drop: row.other };

export const presentDuplicate = (row: DuplicateData): DuplicateRow => ({
  ...keepAndDrop(row),
  score: row.score,
  reasons: row.reasons,
  group_id: row.group_id,
});
