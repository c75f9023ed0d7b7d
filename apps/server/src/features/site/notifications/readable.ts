import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Predicate over `notifications n`: true while the recipient may look after the organisation of the notification. A
 * notification without an organisation is for site admins. After a merge the kept organisation counts. A trainer reads
 * those of an organisation whose booking asks them, and for 90 days after.
 */
export const isReadable: RawBuilder<SqlBool> = sql<SqlBool>`exists (
  select from user_roles r
  left join groups g on g.id = n.group_id
  left join groups k on k.id = coalesce(g.merged_into_id, g.id) and k.archived_at is null
  where r.user_id = n.user_id and (
    r.role = 'super_admin'
    or r.role = 'group_admin' and exists (
      select from group_managers m where m.user_id = n.user_id and m.group_id = k.id)
    or r.role = 'subgroup_admin' and exists (
      select from subgroup_managers m join subgroups s on s.id = m.subgroup_id and s.archived_at is null
      where m.user_id = n.user_id and s.group_id = k.id and coalesce(n.subgroup_id, s.id) = s.id)
    or r.role = 'trainer' and exists (
      select from course_leaders() l join virtual_groups v on v.id = l.virtual_group_id
      where l.user_id = n.user_id and v.group_id = k.id)
    or r.role = 'trainer' and exists (
      select from projects p join project_requests q on q.project_id = p.id
      join times_of_interest t on t.project_request_id = q.id
      join (select times_of_interest_id, trainer_user_id, ended_at from availability_enquiries
        union all select times_of_interest_id, trainer_user_id, ended_at from confirmation_enquiries) e
        on e.times_of_interest_id = t.id and e.trainer_user_id = n.user_id
      where p.group_id = k.id and (e.ended_at is null or e.ended_at > now() - interval '90 days'))
    or r.role = 'trainer' and exists (
      select from projects p join multi_days d on d.project_id = p.id
      join confirmation_enquiries c on c.multi_day_id = d.id and c.trainer_user_id = n.user_id
      where p.group_id = k.id and (c.ended_at is null or c.ended_at > now() - interval '90 days'))
    or r.role = 'organiser' and exists (
      select from virtual_groups v join group_members m on m.group_id = v.group_id and m.user_id = n.user_id
        and m.archived_at is null
      where n.code = 'session_changed' and v.organiser_user_id = n.user_id and v.group_id = k.id)))`;
