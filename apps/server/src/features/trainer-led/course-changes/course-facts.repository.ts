import { sql } from 'kysely';
import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

/** What followers compare besides the course itself. Lists of people are in the order of their ids. */
export type CourseFacts = {
  own_place: string | null;
  venue_id: number | null;
  video_account_id: number | null;
  organiser_user_id: number | null;
  /** Start, end and own place of each session as one text, and the starts and ends alone. */
  sessions: string;
  times: string;
  co_trainer_ids: number[];
  delegate_ids: number[];
  /** Hash of the marks of all sessions. */
  marks: string;
};

export async function readFacts(db: Queries, virtualGroupId: VirtualGroupId): Promise<CourseFacts> {
  const { rows } = await sql<CourseFacts>`
    select v.place as own_place, v.venue_id, v.video_account_id, v.organiser_user_id, s.sessions, s.times,
      (select coalesce(jsonb_agg(m.user_id order by m.user_id), '[]') from virtual_group_managers m
        where m.virtual_group_id = v.id) as co_trainer_ids,
      (select coalesce(jsonb_agg(d.user_id order by d.user_id), '[]') from virtual_group_delegates d
        where d.virtual_group_id = v.id) as delegate_ids,
      (select coalesce(md5(string_agg(concat_ws(' ', a.virtual_group_session_id, a.user_id, a.attendance), ','
          order by a.virtual_group_session_id, a.user_id)), '') from session_attendances a
        join virtual_group_sessions n on n.id = a.virtual_group_session_id
        where n.virtual_group_id = v.id and a.attendance is not null) as marks
    from virtual_groups v cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_array(training_start, training_end, place) order by ordinal), '[]')::text
          as sessions,
        coalesce(jsonb_agg(jsonb_build_array(training_start, training_end) order by ordinal), '[]')::text as times
      from virtual_group_sessions where virtual_group_id = v.id) s
    where v.id = ${virtualGroupId}`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error(`Virtual group ${virtualGroupId} was read before and is gone`);
  return facts;
}
