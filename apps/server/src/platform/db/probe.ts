import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './tx.ts';

/**
 * Returns a function that tells whether the database answers within `withinMs`. Calls at the same time share one query.
 */
export function createProbe(db: Database): (withinMs: number) => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return (withinMs) => {
    asking ??= sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
    return Promise.race([asking, sleep(withinMs, false, { ref: false })]);
  };
}
