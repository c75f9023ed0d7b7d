import type { Clock } from '../../../platform/clock/index.ts';
import type { DailyJob } from '../../../platform/jobs/index.ts';
import { markExpired } from './exports.repository.ts';

/** Returns the daily job that deletes exports after their retention time. */
export function purgeExports(clock: Clock): DailyJob {
  return { name: 'purge-exports', run: (tx) => markExpired(tx, clock.now()) };
}
