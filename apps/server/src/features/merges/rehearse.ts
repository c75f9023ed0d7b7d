import { type Database, type Tx, tx } from '../../platform/db/index.ts';

class Rehearsed<T> extends Error {
  readonly answer: T;
  constructor(answer: T) {
    super('Taken back on purpose');
    this.answer = answer;
  }
}

/** Does the work and takes it all back again: what it answers is exactly what would happen. */
export async function rehearse<T>(db: Database, work: (trx: Tx) => Promise<T>): Promise<T> {
  try {
    return await tx(db, async (trx) => {
      throw new Rehearsed(await work(trx));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.answer as T;
    throw error;
  }
}
