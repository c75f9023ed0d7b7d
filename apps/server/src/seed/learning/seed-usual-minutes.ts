import { workOutMinutes } from '../../features/learning/courses/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';

/** Stores the usual minutes of the demo courses, as the daily job does. */
async function seedUsualMinutes({ db, clock }: Services): Promise<void> {
  await inTransaction(db, async (tx) => {
    await workOutMinutes(clock).run(tx);
  });
}

export const usualMinutesSeed = declareSeed({
  place: 590,
  needs: {},
  run: (services) => seedUsualMinutes(services),
});
