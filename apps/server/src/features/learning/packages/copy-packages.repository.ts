import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

const nextId = (table: string) => sql`nextval(pg_get_serial_sequence(${table}, 'id'))`;

/** Inserts the newest version of each package of a course, and its modules with their settings, for another course. */
export async function insertPackageCopies(tx: Tx, params: { fromCourseId: number; toCourseId: number }): Promise<void> {
  await sql`
    with p as materialized (
      select k.id, k.title, k.created_at, v.id as version_id, ${nextId('packages')} as new_id,
        ${nextId('package_versions')} as new_version_id
      from packages k join lateral (select id from package_versions where package_id = k.id
        order by version desc limit 1) v on true where k.course_id = ${params.fromCourseId} order by k.id
    ), s as materialized (
      select o.*, p.new_id as new_package_id, p.new_version_id, ${nextId('scos')} as new_id,
        ${nextId('sco_versions')} as new_current_id
      from scos o join p on p.id = o.package_id
      where o.course_id = ${params.fromCourseId} and o.archived_at is null order by o.sequence, o.id
    ), new_packages as (
      insert into packages (id, course_id, title, created_at) overriding system value
      select new_id, ${params.toCourseId}, title, created_at from p
    ), new_versions as (
      insert into package_versions (id, package_id, version, storage_key, file_name, files, bytes, warnings,
        outside_hosts, allowed_hosts, uploaded_by, uploaded_at) overriding system value
      select p.new_version_id, p.new_id, v.version, v.storage_key, v.file_name, v.files, v.bytes, v.warnings,
        v.outside_hosts, v.allowed_hosts, v.uploaded_by, v.uploaded_at
      from p join package_versions v on v.id = p.version_id
    ), new_scos as (
      insert into scos (id, course_id, package_id, identifier, title, sequence, mastery_override, complete_on_open,
        allow_outside_connections, max_attempts, minutes, current_version_id) overriding system value
      select new_id, ${params.toCourseId}, new_package_id, identifier, title, sequence, mastery_override, complete_on_open,
        allow_outside_connections, max_attempts, minutes, new_current_id from s
    )
    insert into sco_versions (id, sco_id, package_version_id, launch_href, scorm_type, launch_data, mastery_score,
      max_time_allowed, time_limit_action, prerequisites) overriding system value
    select s.new_current_id, s.new_id, s.new_version_id, v.launch_href, v.scorm_type, v.launch_data, v.mastery_score,
      v.max_time_allowed, v.time_limit_action, v.prerequisites
    from s join sco_versions v on v.id = s.current_version_id`.execute(tx);
}
