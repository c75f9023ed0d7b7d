import { AppError } from '@doselore/contract';
import { type Clock, days, minutes } from '../../../platform/clock/index.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { DailyJob } from '../../../platform/jobs/index.ts';
import { sha256 } from '../../../platform/secrets.ts';
import { lockBudgets, removeBudgetsBefore, returnTries, saveBudgets, type Tries } from './throttle.repository.ts';

const windowMs = minutes(15);
const longestWaitMs = minutes(5);
const keptMs = days(1);

/**
 * A number of tries. `own` belongs to one browser or one account: after `free` tries each wait is twice the last, and a
 * success gives all tries back. `shared` is for many people. After `free` tries within 15 minutes, or `withinMs`, it is
 * empty until this time has passed. A success gives back only its own try.
 */
export type Budget = { kind: 'own' | 'shared'; name: string; free: number; withinMs?: number };

/** `db` may be a transaction: the tries count once it commits. */
type Throttled = { db: Database | Tx; clock: Clock };

/**
 * Takes one try from each budget. Takes none and throws 429 when one of them is empty. Call it before the expensive
 * comparison.
 */
export async function spendTries(services: Throttled, budgets: readonly Budget[]): Promise<void> {
  const now = services.clock.now();
  await within(services.db, async (tx) => {
    const held = await lockBudgets(tx, budgets.map(keyOf), now);
    const spent = held.map((row, index) => freshened(row, budgets[index], now));
    const waitMs = Math.max(...spent.map((row, index) => waitOf(row, budgets[index], now)));
    if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1_000));
    await saveBudgets(
      tx,
      spent.map((row) => ({ ...row, tries: row.tries + 1, last_at: now })),
    );
  });
}

/** Gives back the tries that `spendTries` took, after a success. */
export async function refundTries({ db }: Pick<Throttled, 'db'>, budgets: readonly Budget[]): Promise<void> {
  const keys = (kind: Budget['kind']) => budgets.filter((budget) => budget.kind === kind).map(keyOf);
  await returnTries(db, { shared: keys('shared'), own: keys('own') });
}

export function purgeThrottles(clock: Clock): DailyJob {
  return {
    name: 'purge-throttles',
    run: (tx) => removeBudgetsBefore(tx, new Date(clock.now().getTime() - keptMs)),
  };
}

function within<T>(db: Database | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Tx) : inTransaction(db, work);
}

function keyOf({ kind, name }: Budget): Buffer {
  return sha256(`${kind} ${name}`);
}

function freshened(row: Tries, budget: Budget | undefined, now: Date): Tries {
  const since = budget?.kind === 'shared' ? row.first_at : row.last_at;
  const isOver = now.getTime() - since.getTime() >= (budget?.withinMs ?? windowMs);
  return isOver ? { ...row, tries: 0, first_at: now } : row;
}

/** Returns the milliseconds until the next try is allowed. */
function waitOf(row: Tries, budget: Budget | undefined, now: Date): number {
  if (budget === undefined || row.tries < budget.free) return 0;
  if (budget.kind === 'shared') return row.first_at.getTime() + (budget.withinMs ?? windowMs) - now.getTime();
  return row.last_at.getTime() + Math.min(longestWaitMs, 2 ** (row.tries - budget.free) * 1_000) - now.getTime();
}

function tooMany(seconds: number): AppError {
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
  return new AppError('too_many_requests', `Too many attempts. Wait ${wait} and try again.`, { retryAfter: seconds });
}
