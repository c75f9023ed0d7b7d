import { refreshableDays } from '@doselore/contract/certificates';
import { type RawBuilder, sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { finishFirstTitles } from './finish-first.repository.ts';

export type PaperCard = {
  id: number;
  outcome: 'pass' | 'fail';
  taken_on: string;
  score: number | null;
  assessor: string;
};

/**
 * Selects the paper courses of one person as the columns of a card. Each row is the newest licence of a product in an
 * organisation. Its course is the one of its result, or the one that is taught now. `today` decides whether a refresher
 * can still renew the certificate.
 */
export function paperCards<T>(scope: Scope, today: string): RawBuilder<T> {
  return sql<T>`
    select c.id, 'paper-course' as course_type, a.title, a.summary, 4 as deliverable_id, a.motif, a.hue,
      null::text as thumbnail_key, coalesce(f.renewal_basis, a.renewal_basis) as renewal_basis, l.group_id, g.name as group_name, l.certificate_months, 1 as modules,
      (coalesce(r.outcome, '') = 'pass')::int as modules_done, null::bigint as course_user_id,
      case r.outcome when 'pass' then 'completed' when 'fail' then 'failed' end as completion_status,
      null::timestamptz as last_opened_at, ct.id as certificate_id, ct.expires_on,
      l.is_new and l.state = 'issued' as is_new,
      case when l.state = 'issued' and not l.is_free_retry then ${finishFirstTitles({
        ...{ userId: sql`l.user_id`, groupId: sql`l.group_id`, productType: sql`l.product_type` },
        ...{ productId: sql`l.product_id`, day: sql`${today}::date` },
      })} else '[]' end as finish_first, null::jsonb as session,
      case when r.id is not null then jsonb_build_object('id', r.id, 'outcome', r.outcome, 'taken_on', r.taken_on, 'score', r.score,
        'assessor', r.assessor) end as paper,
      null::jsonb as external, l.user_id, l.product_id, null::timestamptz as training_start
    from (select distinct on (user_id, group_id, product_id) * from licences
      where product_type = 'abstract_paper_course' and state in ('issued', 'in_progress', 'completed', 'failed')
      order by user_id, group_id, product_id, id desc) l
    join abstract_paper_courses a on a.id = l.product_id
    join groups g on g.id = l.group_id and g.archived_at is null
    join group_members gm on gm.group_id = l.group_id and gm.user_id = l.user_id and gm.archived_at is null
    left join paper_results r on r.licence_id = l.id
    join lateral (select k.id from paper_courses k where k.id = r.paper_course_id
        or (r.id is null and k.abstract_paper_course_id = l.product_id and k.is_live)
      order by k.version desc limit 1) c on true
    left join refreshed_courses(${today}::date - ${refreshableDays}::int) f on f.user_id = l.user_id
      and f.group_id = l.group_id and f.refresher_type = l.product_type and f.refresher_id = l.product_id
    left join certificates ct on ct.user_id = l.user_id and ct.group_id = l.group_id
      and ct.product_type = coalesce(f.product_type, l.product_type) and ct.product_id = coalesce(f.product_id, l.product_id)
      and ct.state = 'valid'
    where ${scopeWhere(scope, { owner: sql.ref('l.user_id') })}`;
}

/** Finds the product of a paper course for which this person has a licence in an organisation. */
export async function findPaperProduct(
  db: Queries,
  scope: Scope,
  params: { userId: number; courseId: number; groupId: number; today: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ product_id: number }>`select c.product_id from (${paperCards(scope, params.today)}) c
    where c.user_id = ${params.userId} and c.id = ${params.courseId} and c.group_id = ${params.groupId} limit 1`.execute(
    db,
  );
  return rows[0]?.product_id;
}
