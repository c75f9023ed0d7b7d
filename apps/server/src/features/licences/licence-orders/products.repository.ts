import type { ProductType } from '@doselore/contract';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/db/index.ts';

type ProductData = {
  product_type: ProductType;
  id: number;
  title: string;
  default_months: number;
  draft_course_id: number | null;
};

/** Lists the products on sale, of both types. `hasDrafts` adds products that are not live yet. */
export async function listProducts(db: Queries, { hasDrafts }: { hasDrafts: boolean }): Promise<ProductData[]> {
  const { rows } = await sql<ProductData>`
    select 'abstract_course' as product_type, a.id, a.title, a.default_months, d.course_id as draft_course_id
    from abstract_courses a left join draft_products() d on d.product_id = a.id
    where a.archived_at is null and (${hasDrafts} or d.course_id is null)
    union all
    select 'abstract_paper_course', id, title, default_months, null
    from abstract_paper_courses a where archived_at is null
      and exists (select from paper_courses where abstract_paper_course_id = a.id and is_live)`.execute(db);
  return rows.sort((a, b) => a.title.localeCompare(b.title));
}
