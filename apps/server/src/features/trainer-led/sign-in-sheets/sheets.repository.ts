import { sql } from 'kysely';
import type { VirtualGroupId } from '../../../platform/access/index.ts';
import { isVirtualCourse, type Queries } from '../../../platform/db/index.ts';
import { jobRoleHere } from '../../../platform/work-history/index.ts';

export type SessionData = {
  id: number;
  title: string;
  organisation: string;
  trainer: string | null;
  place: string | null;
  is_online: boolean;
  training_start: Date;
  training_end: Date;
};

/** Lists the sessions of a course by their starts. Times are wall clock, written as UTC. */
export async function listSessions(db: Queries, virtualGroupId: VirtualGroupId): Promise<SessionData[]> {
  const { rows } = await sql<SessionData>`
    select s.id, v.title, g.name as organisation, t.first_name || ' ' || t.last_name as trainer,
      nullif(concat_ws(', ', coalesce(s.place, v.place), e.name, e.town, e.postcode), '') as place,
      ${isVirtualCourse} as is_online, s.training_start, s.training_end
    from virtual_group_sessions s join virtual_groups v on v.id = s.virtual_group_id join groups g on g.id = v.group_id
    left join users t on t.id = v.trainer_user_id left join venues e on e.id = v.venue_id
    where s.virtual_group_id = ${virtualGroupId} order by s.ordinal`.execute(db);
  return rows;
}

export type LineData = { name: string; job_role: string | null; services: string[] };

/** Lists the delegates of a course by last name, with what they are recognised by. */
export async function listLines(db: Queries, virtualGroupId: VirtualGroupId): Promise<LineData[]> {
  const { rows } = await sql<LineData>`
    select u.first_name || ' ' || u.last_name as name, ${jobRoleHere} as job_role,
      array(select s.name from subgroup_members n join subgroups s on s.id = n.subgroup_id
        where n.user_id = d.user_id and n.group_id = v.group_id and s.archived_at is null order by lower(s.name)) as services
    from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id join users u on u.id = d.user_id
    left join group_members m on m.group_id = v.group_id and m.user_id = u.id
    where d.virtual_group_id = ${virtualGroupId}
    order by lower(u.last_name), lower(u.first_name), u.id`.execute(db);
  return rows;
}
