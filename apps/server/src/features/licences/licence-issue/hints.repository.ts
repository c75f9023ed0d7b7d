import type { ProductType } from '@doselore/contract';
import type { IssueHints } from '@doselore/contract/licence-issue';
import { sql } from 'kysely';
import type { GroupId } from '../../../platform/access/index.ts';
import { type Queries, titleOf } from '../../../platform/db/index.ts';
import { sourceOf } from './issue-seats.ts';
import type { IssuePlace } from './seat-issue.ts';

type Product = { productType: ProductType; productId: number };
export type HintsData = Omit<IssueHints, 'unprintable'> & {
  user_id: number;
  product_type: ProductType;
  product_id: number;
};

const listed = (products: readonly Product[]) => sql`unnest(
  ${products.map((one) => one.productType)}::text[], ${products.map((one) => one.productId)}::bigint[])`;

/**
 * Lists what links of products say about people in an organisation: a certificate or an unfinished licence of another
 * product that counts for the one to issue, and products to finish first. People without hints have no row.
 */
export async function listHints(
  db: Queries,
  params: { groupId: GroupId; userIds: readonly number[]; products: readonly Product[]; today: string },
): Promise<HintsData[]> {
  const userIds = sql`any(${[...params.userIds]}::bigint[])`;
  const { rows } = await sql<HintsData>`
    with wanted as (select distinct w.product_type, w.product_id from ${listed(params.products)} w (product_type, product_id)),
    needed as (select k.to_type, k.to_id, k.from_type as product_type, k.from_id as product_id from product_links k
      join wanted w on k.to_type = w.product_type and k.to_id = w.product_id
      where k.kind = 'prerequisite' and k.until_on is null),
    covers as materialized (select v.user_id, v.product_type, v.product_id, v.by_type, v.by_id, v.covered_until
      from covers_on(${params.today}::date) v where v.group_id = ${params.groupId} and v.user_id = ${userIds}
        and (v.product_type, v.product_id) in (select product_type, product_id from wanted
          union select product_type, product_id from needed)),
    covered as (select distinct on (v.user_id, v.product_type, v.product_id) v.user_id, v.product_type, v.product_id,
        v.by_type, v.by_id, v.covered_until from covers v
      where (v.by_type, v.by_id) <> (v.product_type, v.product_id)
      order by v.user_id, v.product_type, v.product_id, v.covered_until desc nulls first),
    missing as (select p.user_id, n.to_type, n.to_id, json_agg(${titleOf('n')}) as titles
      from unnest(${[...params.userIds]}::bigint[]) p (user_id) cross join needed n
      where not exists (select from covers v where v.user_id = p.user_id
        and v.product_type = n.product_type and v.product_id = n.product_id) group by 1, 2, 3),
    live as (select distinct on (l.user_id, e.product_type, e.product_id) l.user_id, e.product_type, e.product_id,
        ${titleOf('l')} as title
      from covering_products(${params.today}::date) e join wanted w using (product_type, product_id)
      join licences l on l.product_type = e.by_type and l.product_id = e.by_id
      where l.group_id = ${params.groupId} and l.user_id = ${userIds} and l.state in ('issued', 'in_progress')
      order by l.user_id, e.product_type, e.product_id, l.id desc)
    select p.user_id, w.product_type, w.product_id,
      case when c.user_id is not null then json_build_object('title', (select title from (
          select 'abstract_course' as type, id, title from abstract_courses
          union all select 'abstract_paper_course', id, title from abstract_paper_courses) t
        where t.type = c.by_type and t.id = c.by_id), 'until', c.covered_until) end as covered_by,
      coalesce(m.titles, '[]') as finish_first, l.title as live_other
    from (select distinct user_id from unnest(${[...params.userIds]}::bigint[]) u (user_id)) p cross join wanted w
    left join covered c on c.user_id = p.user_id and c.product_type = w.product_type and c.product_id = w.product_id
    left join missing m on m.user_id = p.user_id and m.to_type = w.product_type and m.to_id = w.product_id
    left join live l on l.user_id = p.user_id and l.product_type = w.product_type and l.product_id = w.product_id
    where c.user_id is not null or m.user_id is not null or l.user_id is not null`.execute(db);
  return rows;
}

export type BundledData = {
  for_type: ProductType;
  for_id: number;
  product_type: ProductType;
  product_id: number;
  title: string;
  certificate_months: number;
  available: number;
};

/**
 * Lists the products that are offered together with others, with their key of most seats in the same source. A product
 * without seats has its usual months. Leaves out drafts and archived products. A virtual group offers none.
 */
export async function listBundled(
  db: Queries,
  params: { place: IssuePlace; products: readonly Product[] },
): Promise<BundledData[]> {
  const source = sourceOf(params.place);
  if (source.kind === 'VGPOOL') return [];
  const { rows } = await sql<BundledData>`
    with stars as (select k.from_type as type, k.from_id as id, k.to_type, k.to_id from product_links k
        where k.kind = 'bundled' and k.until_on is null
      union select k.to_type, k.to_id, k.to_type, k.to_id from product_links k where k.kind = 'bundled' and k.until_on is null)
    select w.product_type as for_type, w.product_id as for_id, p.product_type, p.product_id, p.title,
      coalesce(a.certificate_months, p.default_months) as certificate_months, coalesce(a.available, 0) as available
    from (select distinct x.product_type, x.product_id from ${listed(params.products)} x (product_type, product_id)) w
    join stars s on s.type = w.product_type and s.id = w.product_id
    join stars o on o.to_type = s.to_type and o.to_id = s.to_id and (o.type, o.id) <> (s.type, s.id)
    join (select 'abstract_course' as product_type, c.id as product_id, c.title, c.default_months from abstract_courses c
        where c.archived_at is null and not exists (select from draft_products() d where d.product_id = c.id)
      union all select 'abstract_paper_course', c.id, c.title, c.default_months from abstract_paper_courses c
        where c.archived_at is null) p on p.product_type = o.type and p.product_id = o.id
    left join lateral (select x.certificate_months, x.available from licence_accounts x
      where x.group_id = ${params.place.groupId} and x.kind = ${source.kind}
        and x.place_id = ${'placeId' in source ? source.placeId : 0} and x.product_type = o.type and x.product_id = o.id
      order by x.available desc, x.certificate_months limit 1) a on true
    order by lower(p.title)`.execute(db);
  return rows;
}
