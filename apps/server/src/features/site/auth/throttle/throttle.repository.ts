import { sql } from 'kysely';
import type { Queries } from '../../../../platform/db/index.ts';

export type SpentBudget = { key: Buffer; isShared: boolean; free: number; withinMs: number };

/**
 * Takes one try from each budget and returns 0. Returns the milliseconds to wait, and takes none, when one is empty. An
 * own budget makes people wait twice as long after each try, up to `longestWaitMs`.
 * Takes no scope: budgets belong to no person.
 */
export async function takeTries(
  db: Queries,
  budgets: readonly SpentBudget[],
  { longestWaitMs, now }: { longestWaitMs: number; now: Date },
): Promise<number> {
  const column = <Name extends keyof SpentBudget>(name: Name) => budgets.map((budget) => budget[name]);
  const { rows } = await sql<{ wait_ms: number | null }>`
    select spend_tries(${column('key')}::bytea[], ${column('isShared')}::boolean[], ${column('free')}::int[],
      ${column('withinMs')}::bigint[], ${longestWaitMs}, ${now}) as wait_ms`.execute(db);
  return rows[0]?.wait_ms ?? 0;
}

/** Gives one try back to each `shared` budget, and all tries to each `own` budget. */
export async function returnTries(
  db: Queries,
  { shared, own }: { shared: readonly Buffer[]; own: readonly Buffer[] },
): Promise<void> {
  const keys = [...shared, ...own].sort(Buffer.compare);
  await sql`with locked as (
      select key from throttles where key = any(${keys}::bytea[]) order by key for update)
    update throttles t set tries = case when t.key = any(${[...own]}::bytea[]) then 0 else greatest(t.tries - 1, 0) end
    from locked where t.key = locked.key`.execute(db);
}

export async function removeBudgetsBefore(db: Queries, moment: Date): Promise<void> {
  await db.deleteFrom('throttles').where('last_at', '<', moment).execute();
}
