import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { deleteNeeds as deleteRows } from './delegate-needs.repository.ts';

/** Deletes the needs of people who are no longer delegates of a course, in the transaction that removes them. */
export function deleteNeeds(
  tx: Tx,
  target: { virtualGroupId: VirtualGroupId; userIds: readonly number[] },
): Promise<void> {
  return deleteRows(tx, target);
}
