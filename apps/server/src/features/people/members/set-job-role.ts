import type { GroupId, UserId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { updateJobRole } from './save-members.repository.ts';

/**
 * Sets the job role of a member in one organisation, in the transaction of the command that records its days. Null for
 * the person's own.
 */
export function setJobRoleHere(
  tx: Tx,
  target: { groupId: GroupId; userId: UserId; jobRole: string | null },
): Promise<void> {
  return updateJobRole(tx, target);
}
