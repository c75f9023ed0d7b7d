import { type SqlBool, sql } from 'kysely';
import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { DelegateData } from './delegate-data.ts';
import { comesFrom, type DelegateServices } from './visible-delegates.ts';

/**
 * Lists delegates by name. The licence was issued here and not taken back. Otherwise it is a live licence for the same
 * course that no other virtual group has issued. Closing does not change a licence in use for the online course, unless
 * this course is the assessment. With `services`, lists only the delegates from these services.
 */
export async function listDelegates(
  db: Queries,
  virtualGroupId: VirtualGroupId,
  services?: DelegateServices,
): Promise<DelegateData[]> {
  const isVisible = services === undefined ? sql<SqlBool>`true` : comesFrom(services);
  const { rows } = await sql<DelegateData>`
    select d.user_id, u.first_name || ' ' || u.last_name as name, d.attendance, d.sessions_present, d.is_uninvited, d.assessment,
      d.response, d.licence_waiver,
      l.id as licence_id, l.state as licence_state, l.at_close, coalesce(l.is_online, false) as is_online,
      exists (select from licence_requests r where r.virtual_group_id = v.id
        and r.state in ('pending', 'part_fulfilled')) as is_asked_for
    from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id join users u on u.id = d.user_id
    left join lateral (
      select l.id, l.state, exists (select from course_users c where c.licence_id = l.id) as is_online, case
          when l.state not in ('issued', 'in_progress') then null
          when l.state = 'issued' and l.is_free_retry and l.virtual_group_id is not null then null
          when (v.assessment_type <> 'online' or (l.virtual_group_id is null and d.assessment <> 'pending'))
            and exists (select from course_users c where c.licence_id = l.id) then null
          when d.assessment in ('passed', 'failed', 'lapsed') then null
          when d.attendance = 'attended' and v.assessment_type = 'none' then 'completes'
          when d.attendance in ('attended', 'partial') or (l.state = 'in_progress' and l.virtual_group_id is not null) then 'lapses'
        end as at_close
      from licences l
      where l.user_id = d.user_id and l.group_id = v.group_id and l.product_type = 'abstract_course'
        and l.product_id = v.abstract_course_id and l.deleted_at is null
        and case when l.id = d.licence_id then l.state not in ('reclaimed', 'revoked')
          when l.virtual_group_id is null then l.state in ('issued', 'in_progress')
          else l.virtual_group_id = v.id and l.state not in ('reclaimed', 'revoked') end
      order by l.id desc limit 1
    ) l on true
    where d.virtual_group_id = ${virtualGroupId} and ${isVisible}
    order by lower(u.last_name), lower(u.first_name), u.id`.execute(db);
  return rows;
}
