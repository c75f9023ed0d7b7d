import { sql } from 'kysely';
import { type Scope, scopeWhere, type UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

type PartData = {
  title: string;
  status: string;
  score: string;
  attempts: number;
  total_time: string;
  session_times: Record<string, string>;
};

export type LearningData = {
  source: 'online' | 'paper' | 'pled';
  id: number;
  title: string;
  group_id: number;
  group_name: string;
  /**
   * Completion of a course, outcome of a paper or an assessment, or attendance; null before the course has taken place.
   */
  outcome: string | null;
  licence_state: string | null;
  started_on: string | null;
  last_on: string;
  materials: number;
  materials_read: number;
  score: number | null;
  parts: PartData[];
};

type Params = { userId: UserId; groupId?: number | undefined; subgroupId?: number | undefined };

/**
 * Lists what a person has learned, in one organisation or in all of the scope, the newest first. The address of a
 * service has already been checked: the person is a member of it. Its admins see Pharmacist-led Courses of the service
 * only, as in the list of courses.
 */
export async function listLearning(db: Queries, scope: Scope, params: Params): Promise<LearningData[]> {
  const { rows } = await sql<LearningData>`
    select t.*, g.name as group_name from (
      select 'online' as source, cu.id, a.title, cu.group_id, cu.completion_status as outcome, l.state as licence_state,
        (cu.started_at at time zone 'UTC')::date as started_on,
        (coalesce(cu.completed_at, cu.last_opened_at, cu.started_at) at time zone 'UTC')::date as last_on,
        (select count(*)::int from course_materials m where m.course_id = cu.course_id) as materials,
        (select count(*)::int from material_reads r where r.course_user_id = cu.id) as materials_read,
        null::int as score,
        coalesce((select json_agg(json_build_object('title', s.title, 'status', coalesce(u.best_status, 'not attempted'),
            'score', coalesce(u.raw_score, ''), 'attempts', coalesce(u.attempt, 0), 'total_time', coalesce(u.total_time, ''),
            'session_times', coalesce(u.session_times, '{}')) order by s.sequence, s.id)
          from scos s left join sco_users u on u.sco_id = s.id and u.course_user_id = cu.id and u.superseded_at is null
          where s.course_id = cu.course_id and (s.archived_at is null or u.id is not null)), '[]'::json)::jsonb
        || coalesce((select jsonb_build_array(jsonb_build_object('title', 'Assessment',
            'status', case when t.passed then 'passed' when t.passed = false then 'failed' when t.id is null then 'not attempted'
              else 'incomplete' end,
            'score', coalesce(t.score::text, ''), 'attempts', coalesce(t.attempt, 0), 'total_time', '', 'session_times', '{}'::jsonb))
          from assessments x left join lateral (select * from assessment_attempts y where y.course_user_id = cu.id
            order by y.passed desc nulls last, y.attempt desc limit 1) t on true
          where x.course_id = cu.course_id), '[]'::jsonb) as parts
      from course_users cu join courses c on c.id = cu.course_id join abstract_courses a on a.id = c.abstract_course_id
      join licences l on l.id = cu.licence_id
      where cu.user_id = ${params.userId}
      union all
      select 'pled', v.id, v.title, v.group_id, case when d.assessment in ('failed', 'lapsed') then 'failed'
          when d.assessment = 'passed' then 'completed' else d.attendance end, null, null, (v.training_start at time zone 'UTC')::date,
        0, 0, null, '[]'::jsonb
      from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id
      where d.user_id = ${params.userId} and v.training_start is not null and v.state not in ('draft', 'cancelled')
        and (${params.subgroupId ?? null}::bigint is null or v.subgroup_id = ${params.subgroupId ?? null})
      union all
      select 'paper', r.id, a.title, r.group_id, case r.outcome when 'pass' then 'completed' else 'failed' end, null, null,
        r.taken_on, 0, 0, r.score, '[]'::jsonb
      from paper_results r join paper_courses c on c.id = r.paper_course_id
      join abstract_paper_courses a on a.id = c.abstract_paper_course_id
      where r.user_id = ${params.userId}) t
    join groups g on g.id = t.group_id
    where (${params.groupId ?? null}::bigint is null or t.group_id = ${params.groupId ?? null})
      and ${scopeWhere(scope, { group: sql.ref('t.group_id'), subgroup: sql`${params.subgroupId ?? null}::bigint` })}
    order by t.last_on desc, t.source, t.id desc limit 500`.execute(db);
  return rows;
}
