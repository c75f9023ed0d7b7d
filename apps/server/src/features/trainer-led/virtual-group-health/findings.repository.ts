import type { SessionTimes } from '@doselore/contract/my-learning';
import type { FindingsQuery, HealthCheck } from '@doselore/contract/virtual-group-health';
import { sql } from 'kysely';
import {
  type GroupId,
  type Scope,
  type SubgroupId,
  scopeWhere,
  type VirtualGroupId,
} from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries } from '../../../platform/db/index.ts';

export type FindingData = {
  check: HealthCheck;
  id: VirtualGroupId;
  state: string;
  title: string;
  group_id: GroupId;
  group_name: string;
  subgroup_id: SubgroupId | null;
  subgroup_name: string | null;
  trainer: string | null;
  training_start: Date | null;
  session_times: SessionTimes[];
  delegates: number;
  unmarked: number;
  places: number;
  minimum: number;
  /** Why the meeting of a session still to come failed. */
  meeting_error: string | null;
  total: number;
};

const columns = { group: sql.ref('x.group_id'), subgroup: sql.ref('x.subgroup_id'), virtualGroup: sql.ref('x.id') };

type Looked = { scope: Scope; londonNow: Date; filter: Pick<FindingsQuery, 'groupId' | 'virtualGroupId' | 'weeks'> };

/** SQL condition over a course `x`: the report covers it. A draft counts once it has a date. */
const isLookedAt = ({ scope, londonNow, filter: { groupId, virtualGroupId, weeks } }: Looked) => sql`
  ${scopeWhere(scope, columns)} and (x.state <> 'draft' or x.training_start is not null)
    and (${groupId ?? null}::bigint is null or x.group_id = ${groupId ?? null})
    and case when ${virtualGroupId ?? null}::bigint is not null then x.id = ${virtualGroupId ?? null}
      else coalesce(x.training_start < ${londonNow}::timestamptz + ${weeks} * interval '1 week', true) end`;

/** SQL for the findings of the courses that the report covers. */
const findings = (params: Looked) => sql`
  select * from (select f.virtual_group_id as id, f.group_id, f.subgroup_id, f.state, f.training_start, f."check", f.delegates,
    f.unmarked, f.meeting_error from course_findings(${params.londonNow}) f) x where ${isLookedAt(params)}`;

/** A course of several days stands at its next session, the one that the report shows. */
const sortable = (londonNow: Date) => ({
  training_start: sql`coalesce((select min(f.training_start) from virtual_group_sessions f
    where f.virtual_group_id = x.id and f.training_end > ${londonNow}), x.training_start)`,
  title: sql`lower(x.title)`,
  check: sql`x."check"`,
});

/**
 * Lists the findings, those of the next course first. Finds them before it reads names: the planner expects many more
 * findings than there are, and would join all people.
 */
export async function listFindingRows(
  db: Queries,
  { scope, londonNow, filter }: { scope: Scope; londonNow: Date; filter: FindingsQuery },
): Promise<FindingData[]> {
  const { rows } = await sql<FindingData>`
    with found as materialized (${findings({ scope, londonNow, filter })})
    select x.*, count(*) over ()::int as total,
      coalesce((select jsonb_agg(jsonb_build_object('training_start', s.training_start, 'training_end', s.training_end)
        order by s.training_start) from virtual_group_sessions s where s.virtual_group_id = x.id), '[]') as session_times
    from (select y.*, v.title, v.delegate_places_allowed as places, v.minimum_delegates as minimum, g.name as group_name,
        (select s.name from subgroups s where s.id = v.subgroup_id) as subgroup_name,
        (select t.first_name || ' ' || t.last_name from users t where t.id = v.trainer_user_id) as trainer
      from found y join virtual_groups v on v.id = y.id join groups g on g.id = v.group_id) x
    where (${filter.details} = 'all' or x."check" = ${filter.details})
      and (lower(x.title) like ${containing(filter.q)} or lower(x.group_name) like ${containing(filter.q)}
        or lower(coalesce(x.trainer, '')) like ${containing(filter.q)})
    order by ${orderBy(filter, sortable(londonNow))}, x.id, x."check" ${limitTo(filter)}`.execute(db);
  return rows;
}

export type Figures = {
  looked_at: number;
  with_findings: number;
  /** Findings of each check, the most first. */
  by_check: { check: HealthCheck; count: number }[];
};

/** Counts the courses that were looked at, those with findings, and the findings of each check. */
export async function countFindings(db: Queries, params: Looked): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with found as materialized (${findings(params)})
    select (select count(*)::int from virtual_groups x where x.state not in ('closed', 'cancelled')
        and not (x.state = 'draft' and coalesce(x.training_end <= ${params.londonNow}, false)) and ${isLookedAt(params)}) as looked_at,
      (select count(distinct f.id)::int from found f) as with_findings,
      (select coalesce(json_agg(c order by c.count desc, c."check"), '[]')
        from (select f."check", count(*)::int as count from found f group by 1) c) as by_check`.execute(db);
  return rows[0] ?? { looked_at: 0, with_findings: 0, by_check: [] };
}
