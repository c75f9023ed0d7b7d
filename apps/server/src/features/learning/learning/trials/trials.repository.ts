import { sql } from 'kysely';
import type { Queries } from '../../../../platform/db/index.ts';
import type { PlayedModule } from '../played-module.ts';

type Params = { courseId?: number; scoId: number; userId: number };

/**
 * Finds a module of a course that is not archived, in the state of a first attempt, for a person who is not archived.
 * Courses belong to no organisation, so that there is no scope; the permission table opens them to site admins only.
 * Takes no scope: modules of the catalogue, for the site admin who tries one.
 */
export async function findTrial(db: Queries, { courseId, scoId, userId }: Params): Promise<PlayedModule | undefined> {
  const { rows } = await sql<PlayedModule>`
    select u.id as user_id, u.first_name, u.last_name, s.title as sco_title, ac.title as course_title, 0 as seq,
      'not attempted' as lesson_status, '' as own_status, '' as lesson_location, 'ab-initio' as entry_value, '' as raw_score,
      '' as min_score, '' as max_score, '0000:00:00.00' as total_time, '' as comments, '{}'::jsonb as preferences,
      '{}'::jsonb as objectives, '' as suspend_data, 0 as interactions, v.launch_href, v.scorm_type, v.launch_data,
      v.mastery_score, v.max_time_allowed, v.time_limit_action, pv.storage_key, s.mastery_override, s.complete_on_open,
      s.allow_outside_connections, pv.allowed_hosts
    from scos s join courses c on c.id = s.course_id join abstract_courses ac on ac.id = c.abstract_course_id
    join sco_versions v on v.id = s.current_version_id join package_versions pv on pv.id = v.package_version_id
    join users u on u.id = ${userId} and u.state <> 'disabled'
    where s.id = ${scoId} and s.archived_at is null and ac.archived_at is null
      and (${courseId ?? null}::bigint is null or c.id = ${courseId ?? null})`.execute(db);
  return rows[0];
}
