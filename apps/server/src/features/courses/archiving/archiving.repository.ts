import type { ArchivePreview } from '@doselore/contract/courses';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db/index.ts';

/** Finds what archiving the product of a course concerns, also when it is archived already. `wall` is the time in London. */
export async function findArchivePreview(
  db: Queries,
  { courseId, wall }: { courseId: number; wall: Date },
): Promise<ArchivePreview | undefined> {
  const { rows } = await sql<ArchivePreview>`
    with p as (select a.id, a.title from abstract_courses a join courses c on c.abstract_course_id = a.id
      where c.id = ${courseId})
    select p.title,
      coalesce((select json_agg(x order by x.seats desc, lower(x.name)) from (
        select g.id, g.name, sum(s.available)::int as seats from licence_accounts s join groups g on g.id = s.group_id
        where s.product_type = 'abstract_course' and s.product_id = p.id and s.kind in ('POT', 'POOL', 'VGPOOL')
        group by g.id having sum(s.available) > 0) x), '[]') as unissued,
      (select count(*)::int from licences l where l.product_type = 'abstract_course' and l.product_id = p.id
        and l.state = 'issued') as issued,
      (select count(*)::int from licences l where l.product_type = 'abstract_course' and l.product_id = p.id
        and l.state = 'in_progress') as in_progress,
      coalesce((select json_agg(o.title order by lower(o.title)) from linked_abstract_courses k
        join abstract_courses o on o.id = case when k.from_id = p.id then k.to_id else k.from_id end
        where p.id in (k.from_id, k.to_id)), '[]') as linked,
      (select count(*)::int from virtual_groups v where v.abstract_course_id = p.id
        and v.state in ('draft', 'scheduled') and coalesce(v.training_end, ${wall}) >= ${wall}) as sessions_ahead
    from p`.execute(db);
  return rows[0];
}

/** Locks the product of a course. Returns whether it is archived. */
export async function lockProduct(tx: Tx, courseId: number): Promise<{ id: number; is_archived: boolean } | undefined> {
  const { rows } = await sql<{ id: number; is_archived: boolean }>`
    select a.id, a.archived_at is not null as is_archived from abstract_courses a
    join courses c on c.abstract_course_id = a.id where c.id = ${courseId} for no key update of a`.execute(tx);
  return rows[0];
}

export async function saveArchived(
  tx: Tx,
  of: { productId: number; archivedAt: Date | null; reason: string },
): Promise<void> {
  await tx
    .updateTable('abstract_courses')
    .set({ archived_at: of.archivedAt, archive_reason: of.reason })
    .where('id', '=', of.productId)
    .execute();
}
