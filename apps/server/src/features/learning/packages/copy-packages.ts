import type { Tx } from '../../../platform/db/index.ts';
import { insertPackageCopies } from './copy-packages.repository.ts';

/**
 * Gives a course the packages and modules of another one, with their settings. Both name the same stored files, so no
 * file is copied.
 */
export function copyPackages(tx: Tx, target: { fromCourseId: number; toCourseId: number }): Promise<void> {
  return insertPackageCopies(tx, target);
}
