import type { Queries } from '../../platform/db/index.ts';

/** Lists the products on sale, of both types. */
export async function listProducts(db: Queries) {
  const of = (table: 'abstract_courses' | 'abstract_paper_courses') =>
    db.selectFrom(table).select(['id', 'title', 'default_months']).where('archived_at', 'is', null);
  const [courses, paper] = await Promise.all([
    of('abstract_courses').execute(),
    of('abstract_paper_courses').execute(),
  ]);
  return [
    ...courses.map((row) => ({ ...row, product_type: 'abstract_course' as const })),
    ...paper.map((row) => ({ ...row, product_type: 'abstract_paper_course' as const })),
  ].sort((a, b) => a.title.localeCompare(b.title));
}
