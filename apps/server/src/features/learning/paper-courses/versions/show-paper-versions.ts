import type { PaperVersion } from '@doselore/contract/paper-courses';
import { notFound } from '../../../../platform/access/index.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { findPaperProduct } from '../paper-courses.repository.ts';
import { listVersions } from './versions.repository.ts';

/** Lists the versions of the product of a face-to-face course, newest first. */
export async function showPaperVersions(db: Database, paperCourseId: number): Promise<PaperVersion[]> {
  const productId = await findPaperProduct(db, paperCourseId);
  if (productId === undefined) throw notFound();
  return (await listVersions(db, productId)).map((row) => ({
    id: row.id,
    version: row.version,
    is_live: row.is_live,
    created_at: row.created_at.toISOString(),
    went_live_at: row.went_live_at?.toISOString() ?? null,
    results: row.results,
  }));
}
