import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { catchUp, deleteMistaken, insertAbsences } from './record-absences.repository.ts';

export type RecordedAbsences = {
  virtualGroupId: VirtualGroupId;
  /** Absent people whose seats this closing has written off. */
  forfeitedUserIds: readonly number[];
};

/**
 * Writes who did not come to a course, and which earlier absences it makes up for. The caller has just closed the
 * course, perhaps for the second time.
 */
export async function recordAbsences(tx: Tx, target: RecordedAbsences): Promise<void> {
  await deleteMistaken(tx, target.virtualGroupId);
  await insertAbsences(tx, target);
  await catchUp(tx, target.virtualGroupId);
}
