import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './tx.ts';

/** Asks the database for a sign of life, one question at a time however many ask. False when none comes in time. */
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
