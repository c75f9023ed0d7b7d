import type { Queries } from '../../../platform/db/index.ts';
import type { FinishFirst } from './finish-first-data.ts';
import { type LearnerOfCourse, listFinishFirst } from './prerequisites.repository.ts';

/**
 * Returns the courses that a person has to finish before a licence can be started, or before a product. Nothing for a
 * licence that was started, and for a free retry.
 */
export function finishFirst(db: Queries, target: LearnerOfCourse): Promise<FinishFirst[]> {
  return listFinishFirst(db, target);
}
