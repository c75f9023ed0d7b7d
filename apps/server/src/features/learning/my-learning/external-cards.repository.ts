import { type RawBuilder, sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';

/**
 * Selects entries as the columns of a card. They stay with their person, also when the person leaves the organisation.
 */
export function externalCards<T>(scope: Scope): RawBuilder<T> {
  return sql<T>`
    select e.id, 'external-course' as course_type, e.title, null::text as summary, null::int as deliverable_id,
      'rings' as motif, 'leaf' as hue, null::text as thumbnail_key, 'completion' as renewal_basis, e.group_id,
      g.name as group_name, e.months as certificate_months, 1 as modules, (b.state is not distinct from 'verified')::int as modules_done,
      null::bigint as course_user_id,
      case b.state when 'verified' then 'completed' when 'rejected' then 'failed' else 'incomplete' end as completion_status,
      null::timestamptz as last_opened_at, null::bigint as certificate_id, null::date as expires_on, false as is_new, null::bigint as product_id,
      '[]'::jsonb as finish_first, null::jsonb as session,
      null::jsonb as paper,
      jsonb_build_object('state', coalesce(b.state, 'unverified'), 'provider', e.provider, 'completed_on', e.completed_on, 'expires_on',
        e.expires_on, 'reference', e.reference, 'has_evidence', e.evidence_key is not null) as external,
      e.user_id, null::timestamptz as training_start
    from external_course_users e join groups g on g.id = e.group_id left join lateral best_verdict(e.id) b on true
    where ${scopeWhere(scope, { owner: sql.ref('e.user_id') })}`;
}
