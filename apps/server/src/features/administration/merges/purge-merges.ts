import type { Clock } from '../../../platform/clock/index.ts';
import type { DailyJob } from '../../../platform/jobs/index.ts';
import { deleteOldChanges } from './merges.repository.ts';

/** Deletes the stored changes of merges that can no longer be undone. */
export function purgeMerges(clock: Clock): DailyJob {
  return { name: 'purge-merges', run: (tx) => deleteOldChanges(tx, clock.now()) };
}
