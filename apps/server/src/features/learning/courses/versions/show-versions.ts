import type { CourseVersion } from '@doselore/contract/courses';
import { notFound } from '../../../../platform/access/index.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { findAbstractCourse } from '../refreshers.repository.ts';
import { listProductVersions } from './versions.repository.ts';

/** Lists the versions of the product of a course, newest first. */
export async function showVersions(db: Database, courseId: number): Promise<CourseVersion[]> {
  const productId = await findAbstractCourse(db, courseId);
  if (productId === undefined) throw notFound();
  const rows = await listProductVersions(db, productId);
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    deliverable_id: row.deliverable_id,
    is_live: row.is_live,
    created_at: row.created_at.toISOString(),
    went_live_at: row.went_live_at?.toISOString() ?? null,
    modules: row.modules,
    learners: row.learners,
    in_progress: row.in_progress,
  }));
}
