import type { Clock } from '../../../platform/clock/index.ts';
import type { DailyJob } from '../../../platform/jobs/index.ts';
import { noteCrossings } from './watch-level.repository.ts';
import { notifyCrossing } from './watch-level.ts';

/**
 * Checks the stock levels every day. A level changes without a movement: issues drop out of the last 90 days,
 * and site admins set it. Notifies organisations whose stock is now low.
 */
export const recheckingLevels = (clock: Clock): DailyJob => ({
  name: 'recheck-licence-levels',
  async run(tx) {
    const at = clock.now();
    for (const crossing of await noteCrossings(tx, at)) await notifyCrossing(tx, crossing, at);
  },
});
