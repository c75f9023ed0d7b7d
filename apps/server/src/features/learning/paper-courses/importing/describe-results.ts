import type { ImportDetail } from '@doselore/contract/imports';
import type { Queries } from '../../../../platform/db/index.ts';
import type { ListedRows } from '../../../administration/imports/declaring/index.ts';
import { findResultCourse } from './listed-results.repository.ts';

/** Returns the course of a list, and the scan of the signed list. Null while no version of the course is live. */
export async function describeResults(
  db: Queries,
  { abstract_paper_course_id: productId, scan }: ListedRows['list'],
): Promise<ImportDetail['results']> {
  const course = productId === null ? undefined : await findResultCourse(db, productId);
  if (course === undefined) return null;
  const { title, rule } = course;
  return { title, evidence: rule.evidence, scan: scan && { name: scan.name, bytes: scan.bytes } };
}
