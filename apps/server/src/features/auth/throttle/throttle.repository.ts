import { sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export type Tries = { key: Buffer; tries: number; first_at: Date; last_at: Date };

/** Returns the budgets in the order of `keys` and locks them until commit. A new budget has no tries. */
export async function lockBudgets(tx: Tx, keys: readonly Buffer[], now: Date): Promise<Tries[]> {
  const sorted = [...keys].sort(Buffer.compare);
  await sql`insert into throttles (key, tries, first_at, last_at)
    select k, 0, ${now}, ${now} from unnest(${sorted}::bytea[]) k on conflict do nothing`.execute(tx);
  const { rows } = await sql<Tries>`select key, tries, first_at, last_at from throttles
    where key = any(${sorted}::bytea[]) order by key for update`.execute(tx);
  return keys.map((key) => rows.find((row) => row.key.equals(key)) ?? { key, tries: 0, first_at: now, last_at: now });
}

export async function saveBudgets(tx: Tx, budgets: readonly Tries[]): Promise<void> {
  const column = <Name extends keyof Tries>(name: Name) => budgets.map((budget) => budget[name]);
  await sql`update throttles t set tries = s.tries, first_at = s.first_at, last_at = s.last_at
    from unnest(${column('key')}::bytea[], ${column('tries')}::int[], ${column('first_at')}::timestamptz[],
      ${column('last_at')}::timestamptz[]) as s(key, tries, first_at, last_at)
    where t.key = s.key`.execute(tx);
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
