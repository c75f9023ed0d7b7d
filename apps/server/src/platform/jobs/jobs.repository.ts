import type { Database, Tx } from '../db/index.ts';

/** Adds a job to the schedule. A new job is due at once. */
export async function enrol(db: Database, name: string, now: Date): Promise<void> {
  await db
    .insertInto('scheduled_jobs')
    .values({ name, next_run_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Locks a job until the transaction ends, if it is due and no other node has locked it. Returns whether it was locked.
 */
export async function takeIfDue(tx: Tx, name: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('scheduled_jobs')
    .select('name')
    .where('name', '=', name)
    .where('next_run_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}

export async function setNextRun(db: Database | Tx, name: string, at: Date): Promise<void> {
  await db.updateTable('scheduled_jobs').set({ next_run_at: at }).where('name', '=', name).execute();
}
