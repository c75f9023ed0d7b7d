import { type Database, inTransaction } from '../../../platform/db/index.ts';
import { insertDistanceContent } from './distance-content.repository.ts';
import type { DistanceContent } from './distance-content.ts';

/**
 * Gives a version of a course its materials and its assessment: all or nothing. They never change, because another text
 * is another version.
 */
export async function publishContent(db: Database, courseId: number, content: DistanceContent): Promise<void> {
  await inTransaction(db, (tx) => insertDistanceContent(tx, courseId, content));
}
