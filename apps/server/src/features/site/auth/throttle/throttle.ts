import { AppError } from '@doselore/contract';
import { type Clock, days, minutes } from '../../../../platform/clock/index.ts';
import type { Database, Tx } from '../../../../platform/db/index.ts';
import type { DailyJob } from '../../../../platform/jobs/index.ts';
import { sha256 } from '../../../../platform/secrets.ts';
import { removeBudgetsBefore, returnTries, takeTries } from './throttle.repository.ts';

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
  const spent = budgets.map((budget) => ({
    key: keyOf(budget),
    isShared: budget.kind === 'shared',
    free: budget.free,
    withinMs: budget.withinMs ?? windowMs,
  }));
  const waitMs = await takeTries(services.db, spent, { longestWaitMs, now: services.clock.now() });
  if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1_000));
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

function keyOf({ kind, name }: Budget): Buffer {
  return sha256(`${kind} ${name}`);
}

function tooMany(seconds: number): AppError {
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
  return new AppError('too_many_requests', `Too many attempts. Wait ${wait} and try again.`, { retryAfter: seconds });
}
