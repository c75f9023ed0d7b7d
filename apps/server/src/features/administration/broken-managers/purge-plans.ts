import { type Clock, days } from '../../../platform/clock/index.ts';
import type { DailyJob } from '../../../platform/jobs/index.ts';
import { deleteOldPlans } from './fix-plans.repository.ts';

export function purgeFixPlans(clock: Clock): DailyJob {
  const job = (now: Date) => ({ now, preparedBefore: new Date(now.getTime() - days(1)) });
  return { name: 'purge-fix-plans', run: (tx) => deleteOldPlans(tx, job(clock.now())) };
}
