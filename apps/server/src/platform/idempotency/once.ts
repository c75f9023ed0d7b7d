import { AppError } from '@doselore/contract';
import type { UserId } from '../access/index.ts';
import { type Database, inTransaction, type Tx, violatedConstraint } from '../db/index.ts';
import { findEarlierResult, rememberResult } from './idempotency.repository.ts';

/**
 * Runs a command at most once for a person's key. Returns the id that it made, now or the first time. Of ten parallel
 * calls one does the work, and nine return its result. Throws 409 when the key was used for another command.
 */
export async function once(
  db: Database,
  key: { actorId: UserId; key: string; command: string },
  work: (tx: Tx) => Promise<number>,
): Promise<number> {
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
        'This was sent with a key that something else was sent with before. Nothing was changed.',
      );
    }
    throw error;
  }
}
