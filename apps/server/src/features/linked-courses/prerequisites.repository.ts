import { sql } from 'kysely';
import type { LicenceId } from '../../platform/access/index.ts';
import { type Queries, titleOf } from '../../platform/db/index.ts';

export type FinishFirst = {
  title: string;
  /** Course with an open licence of this person that gives the missing cover. Null without one. */
  course: { course_type: 'online' | 'distance' | 'paper-course'; course_id: number } | null;
};

/**
 * Lists the products to finish before a licence can be started: those that the links of this day require, and that
 * nothing covers. Nothing for a licence that was started, and for a free retry.
 */
export async function listFinishFirst(
  db: Queries,
  { licenceId, today }: { licenceId: LicenceId; today: string },
): Promise<FinishFirst[]> {
  const { rows } = await sql<FinishFirst>`
    select ${titleOf('k')} as title, (
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
        and coalesce(c.id, p.id) is not null and ((l.product_type, l.product_id) = (k.product_type, k.product_id)
          or (l.product_type, l.product_id) in (select v.by_type, v.by_id from covering_products(${today}::date) v
            where v.product_type = k.product_type and v.product_id = k.product_id))
      order by (l.product_type, l.product_id) = (k.product_type, k.product_id) desc, l.id desc limit 1) as course
    from (select m.link_id as id, m.product_type, m.product_id, w.user_id, w.group_id from licences w
      cross join lateral missing_prerequisites(w.user_id, w.group_id, w.product_type, w.product_id, ${today}::date) m
      where w.id = ${licenceId} and w.state = 'issued' and not w.is_free_retry) k
    order by k.id`.execute(db);
  return rows;
}
