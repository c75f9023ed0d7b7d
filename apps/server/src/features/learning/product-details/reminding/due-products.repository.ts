import type { ProductType } from '@doselore/contract';
import { sql } from 'kysely';
import type { UserId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';

export type DueProduct = {
  product_type: ProductType;
  product_id: number;
  title: string;
  about: 'review' | 'accreditation';
  due_on: string;
  left: number;
  /** Content owner, while a site admin who can sign in. */
  owner: { id: UserId; email: string; first_name: string } | null;
};

type Params = { today: string; now: Date; review: readonly number[]; accreditation: readonly number[] };

/**
 * Stores every notice of a review or of the end of an accreditation that is due today and was not given yet, and
 * returns it. Of several thresholds in days before the day only the nearest counts.
 * Takes no scope: a job looks at all products.
 */
export async function takeDueProducts(tx: Tx, { today, now, review, accreditation }: Params): Promise<DueProduct[]> {
  const { rows } = await sql<DueProduct>`
    with newest as (
      select distinct on (product_type, product_id) * from product_details order by product_type, product_id, version desc
    ), days as (
      select n.product_type, n.product_id, n.content_owner_id, 'review' as about, n.review_due_on as due_on,
        ${[...review]}::int[] as thresholds from newest n
      union all
      select n.product_type, n.product_id, n.content_owner_id, 'accreditation', n.accredited_until,
        ${[...accreditation]}::int[] from newest n
    ), noted as (
      insert into product_notices (product_type, product_id, about, due_on, days_left, sent_at)
      select d.product_type, d.product_id, d.about, d.due_on, t.threshold, ${now}::timestamptz from days d
      join lateral (select min(v) as threshold from unnest(d.thresholds) v
        where v >= d.due_on - ${today}::date) t on t.threshold is not null
      where d.due_on >= ${today}::date
      on conflict do nothing
      returning product_type, product_id, about
    )
    select p.product_type, p.product_id, p.title, d.about, d.due_on, d.due_on - ${today}::date as left,
      case when u.id is not null then json_build_object('id', u.id, 'email', u.email, 'first_name', u.first_name) end as owner
    from noted join days d using (product_type, product_id, about)
    join (select 'abstract_course' as product_type, id as product_id, title from abstract_courses where archived_at is null
      union all select 'abstract_paper_course', id, title from abstract_paper_courses where archived_at is null) p
      using (product_type, product_id)
    left join users u on u.id = d.content_owner_id and u.state = 'active'
      and exists (select from user_roles r where r.user_id = u.id and r.role = 'super_admin')
    order by p.product_type, p.product_id, d.about`.execute(tx);
  return rows;
}
