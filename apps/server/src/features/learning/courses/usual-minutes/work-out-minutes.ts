import type { Clock } from '../../../../platform/clock/index.ts';
import type { DailyJob } from '../../../../platform/jobs/index.ts';
import { removeOldUsual, saveUsualOfCourses, saveUsualOfModules } from './usual-minutes.repository.ts';

/** Daily job that stores the usual minutes of courses and modules: the median of their last 200 completions. */
export function workOutMinutes(clock: Clock): DailyJob {
  return {
    name: 'usual-minutes',
    async run(tx) {
      const at = clock.now();
      await saveUsualOfModules(tx, at);
      await saveUsualOfCourses(tx, at);
      await removeOldUsual(tx, at);
    },
  };
}
