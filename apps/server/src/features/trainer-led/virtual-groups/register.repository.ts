import type { Attendance } from '@doselore/contract/virtual-groups';
import { sql } from 'kysely';
import type { VirtualGroupId } from '../../../platform/access/index.ts';
import { type Queries, titleOf } from '../../../platform/db/index.ts';
import { jobRoleHere } from '../../../platform/work-history/index.ts';

export type RegisterSession = { id: number; training_start: Date; training_end: Date };

/** Lists the sessions of a course by their starts. Times are wall clock, written as UTC. */
export async function listRegisterSessions(db: Queries, virtualGroupId: VirtualGroupId): Promise<RegisterSession[]> {
  return db
    .selectFrom('virtual_group_sessions')
    .select(['id', 'training_start', 'training_end'])
    .where('virtual_group_id', '=', virtualGroupId)
    .orderBy('ordinal')
    .execute();
}

export type CourseMark = { session_id: number; user_id: number; attendance: Attendance };

/** Lists the marks of a course, without those that were taken back. */
export async function listMarks(db: Queries, virtualGroupId: VirtualGroupId): Promise<CourseMark[]> {
  const { rows } = await sql<CourseMark>`
    select s.id as session_id, a.user_id, a.attendance
    from virtual_group_sessions s join session_attendances a on a.virtual_group_session_id = s.id
    where s.virtual_group_id = ${virtualGroupId} and a.attendance is not null
    order by s.ordinal, a.user_id`.execute(db);
  return rows;
}

export type DelegateWork = { user_id: number; job_role: string | null; services: string[] };

/** Lists job and services of the delegates, to recognise people by. */
export async function listDelegateWork(db: Queries, virtualGroupId: VirtualGroupId): Promise<DelegateWork[]> {
  const { rows } = await sql<DelegateWork>`
    select d.user_id, ${jobRoleHere} as job_role, array(select s.name from subgroup_members n join subgroups s on s.id = n.subgroup_id
      where n.user_id = d.user_id and n.group_id = v.group_id and s.archived_at is null order by lower(s.name)) as services
    from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id join users u on u.id = d.user_id
    left join group_members m on m.group_id = v.group_id and m.user_id = u.id
    where d.virtual_group_id = ${virtualGroupId}`.execute(db);
  return rows;
}

export type NotFinished = { user_id: number; titles: string[] };

/**
 * Lists delegates who lack a course that comes before this one on its first day, with the titles. Free retries, and
 * licences that are used for the online course, need none.
 */
export async function listNotFinished(db: Queries, virtualGroupId: VirtualGroupId): Promise<NotFinished[]> {
  const { rows } = await sql<NotFinished>`
    select d.user_id, array_agg(${titleOf('m')} order by m.link_id) as titles
    from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id
    cross join lateral missing_prerequisites(d.user_id, v.group_id, 'abstract_course', v.abstract_course_id, v.training_start::date) m
    where d.virtual_group_id = ${virtualGroupId} and not exists (select from licences l
      where l.user_id = d.user_id and l.group_id = v.group_id and l.product_type = 'abstract_course'
        and l.product_id = v.abstract_course_id and l.state in ('issued', 'in_progress')
        and (l.is_free_retry or exists (select from course_users c where c.licence_id = l.id)))
    group by d.user_id`.execute(db);
  return rows;
}
