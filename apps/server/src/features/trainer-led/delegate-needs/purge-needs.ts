import { needsKeptDays } from '@doselore/contract/delegate-needs';
import { type Clock, days } from '../../../platform/clock/index.ts';
import type { DailyJob } from '../../../platform/jobs/index.ts';
import { deleteNeedsEndedBefore } from './delegate-needs.repository.ts';

/** Daily job that deletes the needs of delegates 30 days after their course has ended. */
export function purgeNeeds(clock: Clock): DailyJob {
  return {
    name: 'purge-needs',
    run: (tx) => deleteNeedsEndedBefore(tx, new Date(clock.now().getTime() - days(needsKeptDays))),
  };
}
