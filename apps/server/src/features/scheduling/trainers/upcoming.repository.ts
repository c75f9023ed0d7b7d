import type { ListQuery } from '@doselore/contract';
import { upcomingDays } from '@doselore/contract/trainers';
import type { HealthCheck } from '@doselore/contract/virtual-group-health';
import { sql } from 'kysely';
import { containing, limitTo, orderBy, type Queries } from '../../../platform/db/index.ts';

export type UpcomingData = {
  virtual_group_id: number;
  group_id: number;
  title: string;
  group: string;
  deliverable_id: number;
  training_start: Date;
  training_end: Date;
  place: string | null;
  ordinal: number;
  sessions: number;
  trainer_user_id: number | null;
  trainer: string | null;
  delegates: number;
  places: number;
  is_draft: boolean;
  findings: HealthCheck[];
  total: number;
  /** Position in the sorted list. */
  position: number;
};

const sortable = {
  training_start: sql`x.training_start`,
  title: sql`lower(x.title)`,
  group: sql`lower(x."group")`,
  trainer: sql`lower(x.trainer)`,
};

type Filter = ListQuery & { finding: HealthCheck | 'any' | ''; deliverableId: string; londonNow: Date };

/**
 * Lists the sessions of the next 90 days, drafts with a date included, with the findings about each course.
 * Takes no scope: only site admins see the courses of all organisations.
 */
export async function listUpcomingRows(db: Queries, filter: Filter): Promise<UpcomingData[]> {
  const { finding, deliverableId, londonNow } = filter;
  const order = sql`${orderBy(filter, sortable)}, x.training_start, x.virtual_group_id`;
  const { rows } = await sql<UpcomingData>`
    select p.*, coalesce((select array_agg(f."check" order by f."check") from course_findings(${londonNow}) f
      where f.virtual_group_id = p.virtual_group_id), '{}') as findings
    from (select x.*, count(*) over ()::int as total, row_number() over (order by ${order}) as position from (
      select v.id as virtual_group_id, v.group_id, v.title, v.state = 'draft' as is_draft, g.name as "group", v.deliverable_id,
        s.training_start, s.training_end, nullif(concat_ws(', ', coalesce(s.place, v.place), ve.name, ve.town), '') as place,
        s.ordinal,
        (select count(*)::int from virtual_group_sessions o where o.virtual_group_id = v.id) as sessions,
        v.trainer_user_id, t.first_name || ' ' || t.last_name as trainer,
        (select count(*)::int from virtual_group_delegates d where d.virtual_group_id = v.id) as delegates,
        v.delegate_places_allowed as places
      from virtual_group_sessions s join virtual_groups v on v.id = s.virtual_group_id
      join groups g on g.id = v.group_id left join venues ve on ve.id = v.venue_id
      left join users t on t.id = v.trainer_user_id
      where v.state in ('draft', 'scheduled') and s.training_end > ${londonNow}
        and s.training_start < ${londonNow}::timestamptz + make_interval(days => ${upcomingDays})
        and (${deliverableId} = '' or v.deliverable_id::text = ${deliverableId})
    ) x where (${finding} = '' or exists (select from course_findings(${londonNow}) f
        where f.virtual_group_id = x.virtual_group_id and (${finding} = 'any' or f."check" = ${finding})))
      and (lower(x.title) like ${containing(filter.q)} or lower(x."group") like ${containing(filter.q)}
        or lower(coalesce(x.trainer, '')) like ${containing(filter.q)})
    order by ${order} ${limitTo(filter)}) p order by p.position`.execute(db);
  return rows;
}
