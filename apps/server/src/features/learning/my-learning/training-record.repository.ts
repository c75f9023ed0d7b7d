import type { TrainingSource } from '@doselore/contract/my-learning';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

export type TrainingData = {
  source: TrainingSource;
  source_id: number;
  title: string;
  summary: string | null;
  deliverable_id: number | null;
  group_name: string;
  completed_on: string;
  expires_on: string | null;
  /** Result of the training. The dates decide whether it is still valid. */
  outcome: 'attended' | 'completed' | 'failed' | 'unverified' | 'rejected';
  certificate_id: number | null;
  certificate_state: string | null;
  reference: string;
};

const owned = (scope: Scope, column: string) => scopeWhere(scope, { owner: sql.ref(column) });

/** Lists all training that a person has finished, passed or failed, with its certificate. Newest first. */
export async function listTraining(db: Queries, scope: Scope): Promise<TrainingData[]> {
  const { rows } = await sql<TrainingData>`
    select t.source, t.source_id, t.title, t.summary, t.deliverable_id, t.group_name, t.completed_on, t.outcome,
      t.reference, ct.id as certificate_id, ct.state as certificate_state, coalesce(ct.expires_on, t.own_end) as expires_on
    from (
      select 'online' as source, cu.id as source_id, a.title, a.summary, c.deliverable_id, g.name as group_name,
        (coalesce(cu.completed_at, cu.last_opened_at, cu.started_at) at time zone 'UTC')::date as completed_on,
        cu.completion_status as outcome, null::date as own_end, '' as reference, cu.id as certified_by
      from course_users cu join courses c on c.id = cu.course_id join abstract_courses a on a.id = c.abstract_course_id
      join groups g on g.id = cu.group_id
      where cu.completion_status <> 'incomplete' and ${owned(scope, 'cu.user_id')}
      union all
      select 'pled', v.id, v.title, a.summary, v.deliverable_id, g.name, (v.training_start at time zone 'UTC')::date,
        case when d.assessment in ('failed', 'lapsed') then 'failed' when d.assessment = 'passed' or v.state = 'closed' then 'completed'
          else 'attended' end, null::date, '', d.licence_id
      from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id and v.training_start is not null
      join abstract_courses a on a.id = v.abstract_course_id join groups g on g.id = v.group_id
      where d.attendance = 'attended' and v.state not in ('draft', 'cancelled') and ${owned(scope, 'd.user_id')}
      union all
      select 'paper', r.id, a.title, a.summary, 4, g.name, r.taken_on,
        case r.outcome when 'pass' then 'completed' else 'failed' end, null::date, '', r.id
      from paper_results r join paper_courses c on c.id = r.paper_course_id
      join abstract_paper_courses a on a.id = c.abstract_paper_course_id join groups g on g.id = r.group_id
      where ${owned(scope, 'r.user_id')}
      union all
      select 'external', e.id, e.title, null, null, e.provider, e.completed_on,
        case b.state when 'verified' then 'completed' else coalesce(b.state, 'unverified') end, e.expires_on, e.reference, null
      from external_course_users e left join lateral best_verdict(e.id) b on true where ${owned(scope, 'e.user_id')}
        and not exists (select from external_course_users n where n.replaces_id = e.id)) t
    left join lateral (select id, state, expires_on from certificates c
      where c.source = t.source and c.source_id = t.certified_by
      order by c.revision desc limit 1) ct on true
    order by t.completed_on desc, t.source, t.source_id desc limit 500`.execute(db);
  return rows;
}
