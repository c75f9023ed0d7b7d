import type { GroupId, UserId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { MergeLog } from './merge-log.repository.ts';
import { listSharedCompatibilities, type Pair } from './merged-records.repository.ts';

/** Joins rows of trainers about one organisation, or of one trainer about two. The stricter kind stays. */
export async function joinCompatibilities(
  tx: Tx,
  log: MergeLog,
  target: Pair<UserId | GroupId> & { merged: 'trainer_user_id' | 'group_id' },
): Promise<void> {
  for (const { kept, dropped, stricter } of await listSharedCompatibilities(tx, target)) {
    if (stricter !== null) await log.change('trainer_group_compatibilities', stricter, kept);
    await log.remove('trainer_group_compatibilities', dropped);
  }
}
