import type { ImportDetail } from '@doselore/contract/imports';
import type { Queries } from '../../../../platform/db/index.ts';
import { listedResults } from '../../../learning/paper-courses/index.ts';
import type { ImportData } from '../imports.repository.ts';

/**
 * Returns the course of a list of results, and the scan of the signed list. Null for other lists, and while no version of
 * the course is live.
 */
export async function describeResults(
  db: Queries,
  { abstract_paper_course_id: productId, scan }: ImportData,
): Promise<ImportDetail['results']> {
  const course = productId === null ? undefined : await listedResults.findCourse(db, productId);
  if (course === undefined) return null;
  const { title, rule } = course;
  return { title, evidence: rule.evidence, scan: scan && { name: scan.name, bytes: scan.bytes } };
}
