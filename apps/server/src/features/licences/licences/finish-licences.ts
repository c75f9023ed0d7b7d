import type { Tx } from '../../../platform/db/index.ts';
import { markFinished } from './licences.repository.ts';

/**
 * Ends started licences in the caller's transaction: completed, or out of attempts or time. They are never opened again.
 * A licence that is not in progress stays as it is.
 */
export async function finishLicences(
  tx: Tx,
  finish: { licenceIds: readonly number[]; outcome: 'completed' | 'failed' | 'lapsed'; at: Date },
): Promise<void> {
  await markFinished(tx, finish);
}
