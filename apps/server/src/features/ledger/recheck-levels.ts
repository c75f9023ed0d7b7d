import type { Clock } from '../../platform/clock/index.ts';
import type { DailyJob } from '../../platform/jobs/index.ts';
import { noteCrossings } from './watch-level.repository.ts';
import { notifyCrossing } from './watch-level.ts';

/**
 * A line moves without any seat moving: orders fall out of the last 12 months, and site admins set it. Whoever is below
 * it by now is told as if the last seat had just gone.
 */
export const recheckingLevels = (clock: Clock): DailyJob => ({
  name: 'recheck-licence-levels',
  async run(tx) {
    const at = clock.now();
    for (const crossing of await noteCrossings(tx, at)) await notifyCrossing(tx, crossing, at);
  },
});
