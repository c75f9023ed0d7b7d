import { workOutMinutes } from '../../features/learning/courses/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';

/** Stores the usual minutes of the demo courses, as the daily job does. */
export async function seedUsualMinutes({ db, clock }: Services): Promise<void> {
  await inTransaction(db, async (tx) => {
    await workOutMinutes(clock).run(tx);
  });
}
