import type { ProductType } from '@doselore/contract';
import { sql } from 'kysely';
import type { LicenceId, UserId } from '../../../platform/access/index.ts';
import { type Queries, titleOf } from '../../../platform/db/index.ts';
import type { FinishFirst } from './finish-first-data.ts';

/** A licence to start, or a product that a person is about to take in an organisation. */
export type LearnerOfCourse = { day: string } & (
  | { licenceId: LicenceId }
  | { userId: UserId; groupId: number; productType: ProductType; productId: number }
);

/** SQL for the person, the organisation and the product. No row for a licence that was started, and for a free retry. */
const askedFor = (params: LearnerOfCourse) =>
  'licenceId' in params
    ? sql`(select user_id, group_id, product_type, product_id from licences
        where id = ${params.licenceId} and state = 'issued' and not is_free_retry)`
    : sql`(select ${params.userId}::bigint as user_id, ${params.groupId}::bigint as group_id,
        ${params.productType}::text as product_type, ${params.productId}::bigint as product_id)`;

/** Lists the products to finish first: those that the links of a day require, and that nothing covers. */
export async function listFinishFirst(db: Queries, params: LearnerOfCourse): Promise<FinishFirst[]> {
  const counted = sql`select k.product_type, k.product_id union all
    select v.by_type, v.by_id from covering_products(${params.day}::date) v
    where v.product_type = k.product_type and v.product_id = k.product_id`;
  const { rows } = await sql<FinishFirst>`
    select ${titleOf('k')} as title, coalesce((
      select json_build_object('course_type', case when l.product_type = 'abstract_paper_course' then 'paper-course'
          when exists (select from assessments a where a.course_id = c.id) then 'distance' else 'online' end,
        'course_id', coalesce(c.id, p.id))
      from licences l
      left join lateral (select n.id from courses n left join course_users cu on cu.licence_id = l.id
        where l.product_type = 'abstract_course' and n.abstract_course_id = l.product_id
          and (n.id = cu.course_id or (cu.id is null and n.is_live and n.deliverable_id not in (3, 4)))
        limit 1) c on true
      left join lateral (select n.id from paper_courses n where l.product_type = 'abstract_paper_course'
        and n.abstract_paper_course_id = l.product_id and n.is_live order by n.version desc limit 1) p on true
      where l.user_id = k.user_id and l.group_id = k.group_id and l.state in ('issued', 'in_progress')
        and coalesce(c.id, p.id) is not null and (l.product_type, l.product_id) in (${counted})
      order by (l.product_type, l.product_id) = (k.product_type, k.product_id) desc, l.id desc limit 1
    ), (
      select json_build_object('course_type', 'trainer-led', 'course_id', v.id)
      from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id and v.state in ('scheduled', 'delivered')
        and v.training_start is not null and v.training_end is not null
      where d.user_id = k.user_id and v.group_id = k.group_id
        and coalesce(d.attendance, 'attended') in ('attended', 'partial')
        and ('abstract_course', v.abstract_course_id) in (${counted})
      order by v.training_start desc, v.id limit 1)) as course
    from (select m.link_id as id, m.product_type, m.product_id, w.user_id, w.group_id from ${askedFor(params)} w
      cross join lateral missing_prerequisites(w.user_id, w.group_id, w.product_type, w.product_id, ${params.day}::date) m) k
    order by k.id`.execute(db);
  return rows;
}
