import type { VirtualGroupId } from '../../platform/access/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { catchUp, deleteMistaken, insertAbsences } from './record-absences.repository.ts';

/**
 * Writes who did not come to a course, and which earlier absences it makes up for. The caller has just closed the
 * course, perhaps for the second time.
 */
export async function recordAbsences(tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> {
  await deleteMistaken(tx, virtualGroupId);
  await insertAbsences(tx, virtualGroupId);
  await catchUp(tx, virtualGroupId);
}
