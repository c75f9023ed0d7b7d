import type { GroupId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { insertEnded, removeEnded } from './ended.repository.ts';

/** Stores the endings of leavers with their memberships. */
export function rememberEnded(
  tx: Tx,
  groupId: GroupId,
  leavers: readonly { user_id: number; ended: object }[],
): Promise<void> {
  return insertEnded(tx, groupId, leavers);
}

/** Deletes the stored endings of people who return, and returns them. */
export function recallEnded<Ended>(
  tx: Tx,
  target: { groupId: GroupId; userIds: readonly number[] },
): Promise<{ user_id: number; ended: Ended }[]> {
  return removeEnded<Ended>(tx, target);
}
