import { type Clock, minutes, today } from '../../../platform/clock/index.ts';
import { longTx, type Tx } from '../../../platform/db/index.ts';
import type { FrequentJob } from '../../../platform/jobs/index.ts';
import type { Services } from '../../../platform/services.ts';
import { searchDuplicateThings } from '../duplicate-things/search-things.repository.ts';
import { searchDuplicatePairs } from './duplicate-pairs.repository.ts';

async function search(trx: Tx, clock: Clock): Promise<void> {
  await searchDuplicatePairs(trx, clock.now());
  await searchDuplicateThings(trx, today(clock));
}

/** Without waiting for the job. */
export async function searchDuplicates({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await longTx(db, (trx) => search(trx, clock));
}

export function searchingDuplicates(clock: Clock): FrequentJob {
  return { name: 'search-duplicates', everyMs: minutes(10), run: (trx) => search(trx, clock) };
}
