import type { ListQuery, ProductType } from '@doselore/contract';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { containing, limitTo, type Queries, type Tx } from '../../../platform/db/index.ts';

export type LevelSettingData = {
  product_type: ProductType;
  product_id: number;
  title: string;
  low_at: number | null;
  total: number;
};

/** Lists every product on sale with its low-stock setting. */
export async function listLevelSettingRows(db: Queries, scope: Scope, filter: ListQuery): Promise<LevelSettingData[]> {
  const { rows } = await sql<LevelSettingData>`
    with products as (
      select 'abstract_course' as product_type, id as product_id, title from abstract_courses where archived_at is null
      union all select 'abstract_paper_course', id, title from abstract_paper_courses where archived_at is null
    )
    select p.*, s.low_at, count(*) over ()::int as total from products p
    left join licence_level_settings s using (product_type, product_id)
    where ${scopeWhere(scope, {})} and lower(p.title) like ${containing(filter.q)}
    order by lower(p.title) ${filter.sort === '-title' ? sql`desc` : sql`asc`}, p.product_id ${limitTo(filter)}`.execute(
    db,
  );
  return rows;
}

type Product = { productType: ProductType; productId: number };

/** Finds the low-stock setting of a product, null without one. Undefined for a product that does not exist. */
export async function findLowAt(tx: Tx, params: Product): Promise<{ low_at: number | null } | undefined> {
  const products = sql.table(params.productType === 'abstract_course' ? 'abstract_courses' : 'abstract_paper_courses');
  const { rows } = await sql<{ low_at: number | null }>`
    select s.low_at from ${products} p left join licence_level_settings s on s.product_id = p.id
      and s.product_type = ${params.productType} where p.id = ${params.productId}`.execute(tx);
  return rows[0];
}

/** Saves the low-stock level of a product. Null removes the setting. */
export async function saveLowAt(tx: Tx, params: Product & { lowAt: number | null }): Promise<void> {
  const key = { product_type: params.productType, product_id: params.productId };
  if (params.lowAt === null) {
    await tx
      .deleteFrom('licence_level_settings')
      .where((eb) => eb.and(key))
      .execute();
    return;
  }
  await tx
    .insertInto('licence_level_settings')
    .values({ ...key, low_at: params.lowAt })
    .onConflict((conflict) =>
      conflict.columns(['product_type', 'product_id']).doUpdateSet({ low_at: params.lowAt ?? 0 }),
    )
    .execute();
}
