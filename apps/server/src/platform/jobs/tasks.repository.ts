import type { Queries, Tx } from '../db/index.ts';

type Task = { id: number; subject_id: number };
type Claimed = { id: number; claim: string };

export async function insertTask(db: Queries, of: { kind: string; subjectId: number; at: Date }): Promise<void> {
  await db
    .insertInto('background_tasks')
    .values({ kind: of.kind, subject_id: of.subjectId, next_try_at: of.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function moveTask(db: Queries, of: { kind: string; subjectId: number; at: Date }): Promise<void> {
  await db
    .insertInto('background_tasks')
    .values({ kind: of.kind, subject_id: of.subjectId, next_try_at: of.at })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doUpdateSet({ next_try_at: of.at, claim: null }))
    .execute();
}

/**
 * Locks the task that has waited longest of those no other node has locked. Holds the lock until the transaction ends.
 */
export function takeTask(tx: Tx, of: { kind: string; now: Date }): Promise<Task | undefined> {
  return tx
    .selectFrom('background_tasks')
    .select(['id', 'subject_id'])
    .where('kind', '=', of.kind)
    .where('next_try_at', '<=', of.now)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/**
 * Claims the task that has waited longest, until a time. Counts a failure, which the batch cancels when it is stored.
 * Holds no lock afterwards.
 */
export function claimTask(
  db: Queries,
  of: { kind: string; claim: string; now: Date; until: Date },
): Promise<(Task & { failures: number }) | undefined> {
  return db
    .updateTable('background_tasks')
    .set((eb) => ({ claim: of.claim, next_try_at: of.until, failures: eb('failures', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('background_tasks')
        .select('id')
        .where('kind', '=', of.kind)
        .where('next_try_at', '<=', of.now)
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'subject_id', 'failures'])
    .executeTakeFirst();
}

/** Locks a task until the transaction ends. Returns false when the claim was lost. */
export async function lockClaimed(tx: Tx, { id, claim }: Claimed): Promise<boolean> {
  const row = await tx
    .selectFrom('background_tasks')
    .select('id')
    .where('id', '=', id)
    .where('claim', '=', claim)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Postpones a claimed task and ends its claim. */
export async function putOffClaimed(db: Queries, { id, claim, until }: Claimed & { until: Date }): Promise<void> {
  await db
    .updateTable('background_tasks')
    .set({ next_try_at: until, claim: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

/** Moves a task behind the waiting ones, so that a long task does not delay a short one. */
export async function moveBehind(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('background_tasks')
    .set({ next_try_at: now, failures: 0, claim: null })
    .where('id', '=', id)
    .execute();
}

export async function removeTask(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('background_tasks').where('id', '=', id).execute();
}

/** Postpones a task. Returns how often it has failed in a row. */
export async function putOff(db: Queries, id: number, until: Date): Promise<number> {
  const row = await db
    .updateTable('background_tasks')
    .set((eb) => ({ next_try_at: until, failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? 0;
}
