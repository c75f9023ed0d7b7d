import type { LicenceId } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';
import { type FinishFirst, listFinishFirst } from './prerequisites.repository.ts';

/** Returns the courses that a person has to finish before this licence can be started. */
export function finishFirst(db: Queries, of: { licenceId: LicenceId; today: string }): Promise<FinishFirst[]> {
  return listFinishFirst(db, of);
}
