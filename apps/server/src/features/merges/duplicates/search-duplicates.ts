import { type Clock, minutes } from '../../../platform/clock/index.ts';
import { tx } from '../../../platform/db/index.ts';
import type { FrequentJob } from '../../../platform/jobs/index.ts';
import type { Services } from '../../../platform/services.ts';
import { searchDuplicatePairs } from './duplicate-pairs.repository.ts';

/** Without waiting for the job. */
export async function searchDuplicates({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await tx(db, (trx) => searchDuplicatePairs(trx, clock.now()));
}

export function searchingDuplicates(clock: Clock): FrequentJob {
  return { name: 'search-duplicates', everyMs: minutes(10), run: (trx) => searchDuplicatePairs(trx, clock.now()) };
}
