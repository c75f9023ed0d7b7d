import type { Clock } from '../../platform/clock/index.ts';
import type { DailyJob } from '../../platform/jobs/index.ts';
import { markExpired } from './exports.repository.ts';

/** Ends exports whose file has been kept for its time. */
export function purgeExports(clock: Clock): DailyJob {
  return { name: 'purge-exports', run: (tx) => markExpired(tx, clock.now()) };
}
