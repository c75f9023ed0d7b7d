import type { Queries } from '../../../platform/db/index.ts';
import { listPackageRows } from './packages.repository.ts';

/** Lists the packages of a course with the counts of their newest version. */
export async function listPackages(db: Queries, courseId: number) {
  const rows = await listPackageRows(db, courseId);
  return rows.map((row) => ({ ...row, uploaded_at: row.uploaded_at.toISOString() }));
}
