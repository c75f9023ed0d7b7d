import { sql } from 'kysely';
import type { ClaimedWork } from '../claims/index.ts';
import type { Queries, Tx } from '../db/index.ts';

export async function insertTask(db: Queries, params: { kind: string; subjectId: number; at: Date }): Promise<void> {
  await db
    .insertInto('background_tasks')
    .values({ kind: params.kind, subject_id: params.subjectId, next_try_at: params.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function moveTask(db: Queries, params: { kind: string; subjectId: number; at: Date }): Promise<void> {
  await db
    .insertInto('background_tasks')
    .values({ kind: params.kind, subject_id: params.subjectId, next_try_at: params.at })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject_id']).doUpdateSet({ next_try_at: params.at, claim: null }),
    )
    .execute();
}

/** Tasks of a kind, as work that nodes claim. */
export const tasksOf = (kind: string): ClaimedWork => ({
  table: 'background_tasks',
  until: 'next_try_at',
  tries: 'failures',
  token: { column: 'claim', isTries: false },
  open: sql`kind = ${kind}`,
  due: (now) => sql`kind = ${kind} and next_try_at <= ${now}`,
  claimed: sql`claim is not null`,
  order: sql`next_try_at, id`,
  free: (at) => sql`next_try_at = ${at}, claim = null`,
});

/** Finds the subject of a task. Returns undefined for a removed task. */
export async function findSubject(db: Queries, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('background_tasks').select('subject_id').where('id', '=', id).executeTakeFirst();
  return row?.subject_id;
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
