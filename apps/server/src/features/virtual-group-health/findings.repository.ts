import type { SessionTimes } from '@doselore/contract/my-learning';
import { type FindingsQuery, type HealthCheck, healthDays } from '@doselore/contract/virtual-group-health';
import { sql } from 'kysely';
import {
  type GroupId,
  type Scope,
  type SubgroupId,
  scopeWhere,
  type VirtualGroupId,
} from '../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries } from '../../platform/db/index.ts';

export type FindingData = {
  check: HealthCheck;
  id: VirtualGroupId;
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

const columns = { group: sql.ref('v.group_id'), subgroup: sql.ref('v.subgroup_id'), virtualGroup: sql.ref('v.id') };

type Looked = { scope: Scope; wall: Date; filter: Pick<FindingsQuery, 'groupId' | 'weeks'> };

/** Scheduled courses that have not ended and begin in time, with what the checks ask about each. */
const looked = ({ scope, wall, filter: { groupId, weeks } }: Looked) => sql`
  select v.id, v.title, v.group_id, g.name as group_name, g.archived_at is not null as is_archived, v.subgroup_id,
    s.name as subgroup_name, t.first_name || ' ' || t.last_name as trainer, v.trainer_user_id, v.deliverable_id,
    v.abstract_course_id, v.certificate_months, v.venue_id, v.place, v.meeting_url, v.video_account_id, m.meeting_error, v.training_start, v.training_end,
    v.delegate_places_allowed as places, v.minimum_delegates as minimum, d.delegates, d.unmarked,
    v.training_end <= ${wall} as is_over,
    coalesce((select jsonb_agg(jsonb_build_object('training_start', f.training_start, 'training_end', f.training_end)
      order by f.training_start) from virtual_group_sessions f where f.virtual_group_id = v.id), '[]') as session_times
  from virtual_groups v join groups g on g.id = v.group_id left join subgroups s on s.id = v.subgroup_id
  left join users t on t.id = v.trainer_user_id
  cross join lateral (select count(*)::int as delegates, (count(*) filter (where attendance is null))::int as unmarked
    from virtual_group_delegates d where d.virtual_group_id = v.id) d
  left join lateral (select m.last_error as meeting_error from video_meetings m
    join virtual_group_sessions f on f.id = m.virtual_group_session_id
    where f.virtual_group_id = v.id and m.state = 'failed' and f.training_end > ${wall} order by f.ordinal limit 1) m on true
  where v.state not in ('draft', 'closed', 'cancelled') and ${scopeWhere(scope, columns)}
    and (${groupId ?? null}::bigint is null or v.group_id = ${groupId ?? null})
    and coalesce(v.training_start < ${wall}::timestamptz + ${weeks} * interval '1 week', true)`;

/** Whether one of those who lead the course cannot lead it. */
const isUnfit = sql`exists (select from course_leaders() l where l.virtual_group_id = c.id and (
  not exists (select from trainers r join users u on u.id = r.user_id
    where r.user_id = l.user_id and r.activated_at is not null and r.deactivated_at is null
      and u.state = 'active' and u.archived_at is null)
  or not exists (select from trainer_suitabilities x where x.trainer_user_id = l.user_id
    and x.abstract_course_id = c.abstract_course_id and x.level > 0
    and coalesce(x.valid_until >= c.training_end::date, true))
  or exists (select from trainer_group_compatibilities x where x.trainer_user_id = l.user_id
    and x.group_id = c.group_id and x.kind = 'excluded')))`;

const isVenueRefused = sql`exists (select from venues ve left join venue_excluded_groups x
    on x.venue_id = ve.id and x.group_id = c.group_id
  where ve.id = c.venue_id
    and (ve.archived_at is not null or ve.group_id <> c.group_id or x.venue_id is not null))`;

/** People without a licence for the course, against the seats of its pool and of the general pot. */
const isShort = sql`(select count(*) from virtual_group_delegates d where d.virtual_group_id = c.id
    and not exists (select from licences l where l.user_id = d.user_id and l.group_id = c.group_id
      and l.product_type = 'abstract_course' and l.product_id = c.abstract_course_id and l.deleted_at is null
      and case when l.virtual_group_id is null then l.state in ('issued', 'in_progress')
        else l.virtual_group_id = c.id and l.state not in ('reclaimed', 'revoked') end)
    and d.licence_waiver is null and coalesce(d.attendance in ('attended', 'partial'), true))
  > (select coalesce(sum(a.available), 0) from licence_accounts a where a.group_id = c.group_id
    and a.product_type = 'abstract_course' and a.product_id = c.abstract_course_id
    and a.certificate_months = c.certificate_months
    and (a.kind = 'POT' or (a.kind = 'VGPOOL' and a.place_id = c.id)))`;

const findings = (of: Looked) => sql`
  with c as materialized (${looked(of)})
  select f."check", c.* from c cross join lateral (values
    ('no-trainer', not is_over and c.trainer_user_id is null),
    ('trainer-unfit', not is_over and ${isUnfit}),
    ('cannot-attend', not is_over and exists (select from cannot_attend_reports r join course_leaders() l
      on l.virtual_group_id = r.virtual_group_id and l.user_id = r.trainer_user_id
      where r.virtual_group_id = c.id and r.settled_at is null)),
    ('no-place', not is_over and c.deliverable_id = 4 and c.venue_id is null and c.place is null),
    ('venue-excluded', not is_over and ${isVenueRefused}),
    ('no-link', not is_over and c.deliverable_id = 3 and c.meeting_url is null
      and (c.video_account_id is null or c.meeting_error is not null)),
    ('double-booked', not is_over and exists (select from time_claims t join virtual_group_sessions s
      on s.id = t.virtual_group_session_id where s.virtual_group_id = c.id and t.may_overlap)),
    ('over-full', c.delegates > c.places),
    ('below-minimum', not is_over and c.delegates < c.minimum
      and c.training_start <= ${of.wall}::timestamptz + ${healthDays.belowMinimum} * interval '1 day'),
    ('seats-short', c.training_start <= ${of.wall}::timestamptz + ${healthDays.seatsShort} * interval '1 day'
      and ${isShort}),
    ('seat-pending', exists (select from licence_requests r where r.virtual_group_id = c.id
      and r.state in ('pending', 'part_fulfilled'))),
    ('register-late', is_over and c.unmarked > 0),
    ('close-late', is_over and c.unmarked = 0
      and c.training_end <= ${of.wall}::timestamptz - ${healthDays.closeLate} * interval '1 day'),
    ('organisation-archived', c.is_archived)
  ) f ("check", is_found) where f.is_found`;

/** A course of several days stands at its next session, the one that the report shows. */
const sortable = (wall: Date) => ({
  training_start: sql`coalesce((select min(f.training_start) from virtual_group_sessions f
    where f.virtual_group_id = x.id and f.training_end > ${wall}), x.training_start)`,
  title: sql`lower(x.title)`,
  check: sql`x."check"`,
});

/** Lists the findings, those of the next course first. */
export async function listFindingRows(
  db: Queries,
  { scope, wall, filter }: { scope: Scope; wall: Date; filter: FindingsQuery },
): Promise<FindingData[]> {
  const { rows } = await sql<FindingData>`
    select x."check", x.id, x.title, x.group_id, x.group_name, x.subgroup_id, x.subgroup_name, x.trainer, x.training_start,
      x.session_times, x.delegates, x.unmarked, x.places, x.minimum, x.meeting_error, count(*) over ()::int as total
    from (${findings({ scope, wall, filter })}) x
    where (${filter.details} = 'all' or x."check" = ${filter.details})
      and (lower(x.title) like ${containing(filter.q)} or lower(x.group_name) like ${containing(filter.q)}
        or lower(coalesce(x.trainer, '')) like ${containing(filter.q)})
    order by ${orderBy(filter, sortable(wall))}, x.id, x."check" ${limitTo(filter)}`.execute(db);
  return rows;
}

export type Figures = { looked_at: number; with_findings: number };

/** Counts the courses that were looked at, and those with findings. */
export async function countCourses(db: Queries, of: Looked): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select (select count(*)::int from (${looked(of)}) l) as looked_at,
      (select count(distinct x.id)::int from (${findings(of)}) x) as with_findings`.execute(db);
  return rows[0] ?? { looked_at: 0, with_findings: 0 };
}

/** Counts the findings of each check, the most first. */
export async function countChecks(db: Queries, of: Looked): Promise<{ check: HealthCheck; count: number }[]> {
  const { rows } = await sql<{ check: HealthCheck; count: number }>`
    select x."check", count(*)::int as count from (${findings(of)}) x group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}
