import { refreshableDays } from '@doselore/contract/certificates';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/db/index.ts';
import type { Product } from './link-graph.ts';
import { currentHolders, isInForceOn } from './linked-courses.repository.ts';

const listed = (products: readonly Product[]) => sql`select * from unnest(
  ${products.map((one) => one.productType)}::text[], ${products.map((one) => one.productId)}::bigint[])`;

export type People = { people: number; gained: number };

/**
 * Counts the people with a certificate of one of the products `by` in force on a day, and as `gained` those of them who
 * have none of the products `besides` in the same organisation.
 * Takes no scope: numbers of people, for site admins.
 */
export async function countCover(
  db: Queries,
  params: { by: readonly Product[]; besides: readonly Product[]; day: string },
): Promise<People> {
  const { rows } = await sql<People>`
    select count(distinct h.user_id) filter (where h.is_by)::int as people,
      count(distinct h.user_id) filter (where h.is_by and not h.is_besides)::int as gained
    from (select c.user_id, c.group_id, bool_or((c.product_type, c.product_id) in (${listed(params.by)})) as is_by,
        bool_or((c.product_type, c.product_id) in (${listed(params.besides)})) as is_besides
      from ${currentHolders} where (c.product_type, c.product_id) in (${listed([...params.by, ...params.besides])})
        and ${isInForceOn(params.day)} group by 1, 2) h`.execute(db);
  return rows[0] ?? { people: 0, gained: 0 };
}

/**
 * Counts the people whose certificate of a full course a refresher could renew, now or later.
 * Takes no scope: numbers of people, for site admins.
 */
export async function countRenewable(db: Queries, params: { full: Product; day: string }): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct c.user_id)::int as people from ${currentHolders}
    where c.product_type = ${params.full.productType} and c.product_id = ${params.full.productId} and c.state = 'valid'
      and c.expires_on >= ${params.day}::date - ${refreshableDays}::int`.execute(db);
  return rows[0]?.people ?? 0;
}

/**
 * Counts the people with an unstarted licence for a product who have no certificate of the products `by`.
 * Takes no scope: numbers of people, for site admins.
 */
export async function countWaiting(
  db: Queries,
  params: { product: Product; by: readonly Product[]; day: string },
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct l.user_id)::int as people from licences l
    where l.product_type = ${params.product.productType} and l.product_id = ${params.product.productId}
      and l.state = 'issued' and not l.is_free_retry
      and not exists (select from certificates c where c.user_id = l.user_id and c.group_id = l.group_id
        and (c.product_type, c.product_id) in (${listed(params.by)}) and ${isInForceOn(params.day)})`.execute(db);
  return rows[0]?.people ?? 0;
}
