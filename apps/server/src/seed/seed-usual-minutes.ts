import { workOutMinutes } from '../features/courses/index.ts';
import { inTransaction } from '../platform/db/index.ts';
import type { Services } from '../platform/services.ts';

/** Works out how long the courses of the demo world usually take, as the job of the night does. */
export async function seedUsualMinutes({ db, clock }: Services): Promise<void> {
  await inTransaction(db, async (tx) => {
    await workOutMinutes(clock).run(tx);
  });
}
