import type { ListQuery } from '@doselore/contract';
import { type UpcomingGap, upcomingDays } from '@doselore/contract/trainers';
import { sql } from 'kysely';
import { containing, limitTo, orderBy, type Queries } from '../../platform/db/index.ts';

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
  gaps: UpcomingGap[];
  total: number;
};

const sortable = {
  training_start: sql`x.training_start`,
  title: sql`lower(x.title)`,
  group: sql`lower(x."group")`,
  trainer: sql`lower(x.trainer)`,
};

const gaps = sql`array_remove(array[case when v.trainer_user_id is null then 'trainer' end,
  case when v.deliverable_id = 4 and v.venue_id is null and coalesce(s.place, v.place) is null then 'place' end,
  case when v.deliverable_id = 3 and v.meeting_url is null and (v.video_account_id is null or exists (select
    from video_meetings m where m.virtual_group_session_id = s.id and m.state = 'failed')) then 'link' end], null)`;

type Filter = ListQuery & { gap: UpcomingGap | 'any' | ''; deliverableId: string; wall: Date };

/** Lists the sessions of the next 90 days, drafts with a date included, with what each course lacks. */
export async function listUpcomingRows(db: Queries, filter: Filter): Promise<UpcomingData[]> {
  const { gap, deliverableId, wall } = filter;
  const { rows } = await sql<UpcomingData>`
    select x.*, count(*) over ()::int as total from (
      select v.id as virtual_group_id, v.group_id, v.title, g.name as "group", v.deliverable_id, s.training_start,
        s.training_end, nullif(concat_ws(', ', coalesce(s.place, v.place), ve.name, ve.town), '') as place, s.ordinal,
        (select count(*)::int from virtual_group_sessions o where o.virtual_group_id = v.id) as sessions,
        v.trainer_user_id, t.first_name || ' ' || t.last_name as trainer,
        (select count(*)::int from virtual_group_delegates d where d.virtual_group_id = v.id) as delegates,
        v.delegate_places_allowed as places, ${gaps} as gaps
      from virtual_group_sessions s join virtual_groups v on v.id = s.virtual_group_id
      join groups g on g.id = v.group_id left join venues ve on ve.id = v.venue_id
      left join users t on t.id = v.trainer_user_id
      where v.state in ('draft', 'scheduled') and g.archived_at is null and s.training_end > ${wall}
        and s.training_start < ${wall}::timestamptz + make_interval(days => ${upcomingDays})
        and (${deliverableId} = '' or v.deliverable_id::text = ${deliverableId})
    ) x where (${gap} = '' or (${gap} = 'any' and cardinality(x.gaps) > 0) or ${gap} = any(x.gaps))
      and (lower(x.title) like ${containing(filter.q)} or lower(x."group") like ${containing(filter.q)}
        or lower(coalesce(x.trainer, '')) like ${containing(filter.q)})
    order by ${orderBy(filter, sortable)}, x.training_start, x.virtual_group_id ${limitTo(filter)}`.execute(db);
  return rows;
}
