import type { Clock } from '../../platform/clock/index.ts';
import type { DailyJob } from '../../platform/jobs/index.ts';
import { deleteOldChanges } from './merges.repository.ts';

/** What is kept for undoing a merge is deleted once it cannot be undone any more. */
export function purgeMerges(clock: Clock): DailyJob {
  return { name: 'purge-merges', run: (tx) => deleteOldChanges(tx, clock.now()) };
}
