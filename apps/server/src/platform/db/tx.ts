import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from './database.generated.ts';

export type Database = Kysely<DB>;
/** Database handle inside a transaction. Repositories accept it and the plain handle. */
export type Tx = Transaction<DB>;
export type Queries = Database | Tx;

/** SQLSTATEs of a serialisation failure and a deadlock, after which the transaction is tried again. */
const retryable = new Set(['40001', '40P01']);
const tries = 6;

/**
 * Runs `work` in one transaction, and repeats it when the database asks for it. `work` must have no side effects
 * outside the database: no email, no files, no answers.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === tries || !retryable.has(sqlState(error) ?? '')) throw error;
      await sleep(2 ** attempt * 5 * (0.5 + Math.random()));
    }
  }
}

/** Time limits for long work, which replace those of a request. */
const longWork = sql`set local statement_timeout = '30min'; set local lock_timeout = '1min'`;

/** Runs `tx` with longer time limits, for jobs and checks of whole tables. */
export function inLongTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await longWork.execute(tx);
    return work(tx);
  });
}

/** Returns the SQLSTATE of a database error, or undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Returns the constraint that a database error names, such as `licences_live_key`. */
export function violatedConstraint(error: unknown): string | undefined {
  const named = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  return typeof named === 'string' ? named : undefined;
}
