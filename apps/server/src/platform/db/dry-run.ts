import { type Database, inTransaction, type Tx } from './tx.ts';

class DryRunDone<T> extends Error {
  readonly answer: T;
  constructor(answer: T) {
    super('Withdrawn');
    this.answer = answer;
  }
}

/** Does the work and rolls it back. The result is exactly what would happen. */
export async function dryRun<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, async (tx) => {
      throw new DryRunDone(await work(tx));
    });
  } catch (error) {
    if (error instanceof DryRunDone) return error.answer as T;
    throw error;
  }
}
