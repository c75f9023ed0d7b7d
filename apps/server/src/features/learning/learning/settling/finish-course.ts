import type { Tx } from '../../../../platform/db/index.ts';
import { finishLicences } from '../../../licences/licences/index.ts';
import { type Finish, storeOutcome } from './settle.repository.ts';

/** Ends a course for a person, and the licence for it. */
export async function finishCourse(tx: Tx, finish: Finish): Promise<void> {
  await storeOutcome(tx, finish);
  await finishLicences(tx, { licenceIds: [finish.licenceId], outcome: finish.outcome, at: finish.at });
}
