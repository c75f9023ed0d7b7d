import { AppError } from '@doselore/contract';
import type { UserId } from '../access/index.ts';
import { type Database, inTransaction, type Tx, violatedConstraint } from '../db/index.ts';
import { findEarlierResult, getAnswer, insertAnswer, rememberResult } from './idempotency.repository.ts';

type Key = { actorId: UserId; key: string; command: string };

/**
 * Runs a command at most once for a person's key. Returns the id that it made, now or the first time. Of ten parallel
 * calls one does the work, and nine return its result. Throws 409 when the key was used for another command.
 */
export async function once(db: Database, key: Key, work: (tx: Tx) => Promise<number>): Promise<number> {
  const earlier = await findEarlierResult(db, key);
  if (earlier !== undefined) return earlier;
  try {
    return await inTransaction(db, async (tx) => {
      const resultId = await work(tx);
      await rememberResult(tx, { ...key, resultId });
      return resultId;
    });
  } catch (error) {
    const earlier = await findEarlierResult(db, key);
    // The other request was first and has carried out the command.
    if (earlier !== undefined) return earlier;
    if (violatedConstraint(error) === 'idempotency_keys_pkey') {
      throw new AppError(
        'conflict',
        'This command was sent with the idempotency key of another command. Nothing was changed.',
      );
    }
    throw error;
  }
}

/** Does the same for a command whose answer is more than an id. Each call returns the answer of the first one. */
export async function onceWithAnswer<T>(db: Database, key: Key, work: (tx: Tx) => Promise<T>): Promise<T> {
  const answerId = await once(db, key, async (tx) => insertAnswer(tx, await work(tx)));
  return getAnswer<T>(db, answerId);
}
