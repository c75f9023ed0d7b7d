import { type Clock, minutes, today } from '../../../../platform/clock/index.ts';
import { inLongTransaction, type Tx } from '../../../../platform/db/index.ts';
import type { FrequentJob } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { searchDuplicateRecords } from '../duplicate-records/search-records.repository.ts';
import { searchDuplicatePairs } from './duplicate-pairs.repository.ts';

async function search(tx: Tx, clock: Clock): Promise<void> {
  await searchDuplicatePairs(tx, clock.now());
  await searchDuplicateRecords(tx, today(clock));
}

/** Searches at once, without waiting for the job. */
export async function searchDuplicates({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await inLongTransaction(db, (tx) => search(tx, clock));
}

export function searchingDuplicates(clock: Clock): FrequentJob {
  return { name: 'search-duplicates', everyMs: minutes(10), run: (tx) => search(tx, clock) };
}
