import type { Tx } from '../../../platform/db/index.ts';
import { insertContentCopy } from './distance-content.repository.ts';

/** Gives a course the materials and the assessment of another one. A course without them gets none. */
export function copyContent(tx: Tx, target: { fromCourseId: number; toCourseId: number }): Promise<void> {
  return insertContentCopy(tx, target);
}
