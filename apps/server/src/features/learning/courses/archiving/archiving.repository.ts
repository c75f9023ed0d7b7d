import type { ProductType } from '@doselore/contract';
import type { ArchivePreview } from '@doselore/contract/courses';
import { sql } from 'kysely';
import { type Queries, type Tx, titleOf } from '../../../../platform/db/index.ts';

export type Product = { productType: ProductType; productId: number };

/** Kind of an item that can be archived: a product, or a course of another provider. */
export type Archivable = Product | { productType: 'external_course'; productId: number };

const tables = {
  abstract_course: 'abstract_courses',
  abstract_paper_course: 'abstract_paper_courses',
  external_course: 'external_courses',
} as const;

/**
 * Finds what archiving a product concerns, also when it is archived already. `londonNow` is what a clock in London
 * shows now. Takes no scope: courses of the catalogue are for everybody.
 */
export async function findArchivePreview(
  db: Queries,
  { productType, productId, londonNow }: Product & { londonNow: Date },
): Promise<ArchivePreview | undefined> {
  const { rows } = await sql<ArchivePreview>`
    with p as (select ${productType}::text as product_type, ${productId}::bigint as product_id)
    select ${titleOf('p')} as title,
      coalesce((select json_agg(x order by x.seats desc, lower(x.name)) from (
        select g.id, g.name, sum(s.available)::int as seats from licence_accounts s join groups g on g.id = s.group_id
        where s.product_type = p.product_type and s.product_id = p.product_id and s.kind in ('POT', 'POOL', 'VGPOOL')
        group by g.id having sum(s.available) > 0) x), '[]') as unissued,
      (select count(*)::int from licences l where l.product_type = p.product_type and l.product_id = p.product_id
        and l.state = 'issued') as issued,
      (select count(*)::int from licences l where l.product_type = p.product_type and l.product_id = p.product_id
        and l.state = 'in_progress') as in_progress,
      coalesce((select json_agg(distinct ${titleOf('o')}) from (
        select k.to_type as product_type, k.to_id as product_id from product_links k
          where k.until_on is null and k.from_type = p.product_type and k.from_id = p.product_id
        union all select k.from_type, k.from_id from product_links k
          where k.until_on is null and k.to_type = p.product_type and k.to_id = p.product_id) o), '[]') as linked,
      (select count(*)::int from virtual_groups v where p.product_type = 'abstract_course'
        and v.abstract_course_id = p.product_id
        and v.state in ('draft', 'scheduled') and coalesce(v.training_end, ${londonNow}) >= ${londonNow}) as sessions_ahead
    from p`.execute(db);
  return rows[0];
}

/** Finds the product of a course, also when it is archived. */
export async function findProductOf(db: Queries, courseId: number): Promise<number | undefined> {
  const row = await db.selectFrom('courses').select('abstract_course_id').where('id', '=', courseId).executeTakeFirst();
  return row?.abstract_course_id;
}

/** Locks a product or an external course. Returns whether it is archived. */
export async function lockProduct(
  tx: Tx,
  { productType, productId }: Archivable,
): Promise<{ is_archived: boolean } | undefined> {
  const { rows } = await sql<{ is_archived: boolean }>`select archived_at is not null as is_archived
    from ${sql.table(tables[productType])} where id = ${productId} for no key update`.execute(tx);
  return rows[0];
}

export async function saveArchived(
  tx: Tx,
  { productType, productId, archivedAt, reason }: Archivable & { archivedAt: Date | null; reason: string },
): Promise<void> {
  await sql`update ${sql.table(tables[productType])} set archived_at = ${archivedAt}, archive_reason = ${reason}
    where id = ${productId}`.execute(tx);
}
