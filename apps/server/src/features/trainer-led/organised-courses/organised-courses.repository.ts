import type { SessionTimes } from '@doselore/contract/my-learning';
import type { VirtualGroupState } from '@doselore/contract/virtual-groups';
import { sql } from 'kysely';
import { type Scope, scopeWhere, type VirtualGroupId } from '../../../platform/access/index.ts';
import { isVirtualCourse, type Queries } from '../../../platform/db/index.ts';

export type OrganisedCourseData = {
  id: VirtualGroupId;
  title: string;
  group_id: number;
  group_name: string;
  subgroup_id: number | null;
  subgroup_name: string | null;
  state: VirtualGroupState;
  is_virtual: boolean;
  training_start: Date | null;
  training_end: Date | null;
  session_times: SessionTimes[];
  place: string | null;
  trainer: string | null;
  trainer_email: string | null;
  delegates: number;
  accepted: number;
  places: number;
};

const most = 200;

/**
 * Lists the courses that name the person of the scope as organiser, newest first. Leaves out drafts, and courses of
 * organisations where the person is no longer an active member with the role.
 */
export async function listOrganised(
  db: Queries,
  scope: Scope,
  virtualGroupId?: VirtualGroupId,
): Promise<OrganisedCourseData[]> {
  const { rows } = await sql<OrganisedCourseData>`
    select v.id, v.title, v.group_id, g.name as group_name, v.subgroup_id, s.name as subgroup_name, v.state,
      ${isVirtualCourse} as is_virtual, v.training_start, v.training_end,
      coalesce((select jsonb_agg(jsonb_build_object('training_start', f.training_start, 'training_end', f.training_end)
        order by f.training_start) from virtual_group_sessions f where f.virtual_group_id = v.id), '[]') as session_times,
      nullif(concat_ws(', ', v.place, ve.name, ve.town, ve.postcode), '') as place,
      t.first_name || ' ' || t.last_name as trainer, t.email as trainer_email,
      n.delegates, n.accepted, v.delegate_places_allowed as places
    from virtual_groups v join groups g on g.id = v.group_id and g.archived_at is null
    left join subgroups s on s.id = v.subgroup_id left join venues ve on ve.id = v.venue_id
    left join users t on t.id = v.trainer_user_id and t.archived_at is null,
    lateral (select count(*)::int as delegates, (count(*) filter (where d.response = 'accepted'))::int as accepted
      from virtual_group_delegates d where d.virtual_group_id = v.id) n
    where ${scopeWhere(scope, { owner: sql.ref('v.organiser_user_id') })} and v.state <> 'draft'
      and v.id = coalesce(${virtualGroupId ?? null}::bigint, v.id)
      and exists (select from user_roles r where r.user_id = v.organiser_user_id and r.role = 'organiser')
      and exists (select from group_members m
        where m.user_id = v.organiser_user_id and m.group_id = v.group_id and m.archived_at is null)
    order by v.training_start desc nulls first, v.id desc limit ${most}`.execute(db);
  return rows;
}
