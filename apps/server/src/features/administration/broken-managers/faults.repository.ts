import type { FaultsQuery, ManagerFault, PlaceRole } from '@doselore/contract/broken-managers';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries } from '../../../platform/db/index.ts';

export type FaultData = {
  key: string;
  fault: ManagerFault;
  role: PlaceRole;
  user_id: number | null;
  person_name: string | null;
  email: string | null;
  group_id: number | null;
  group_name: string | null;
  subgroup_id: number | null;
  virtual_group_id: number | null;
  place_name: string | null;
  total: number;
};

/**
 * SQL for places with current members and without an active admin who is a member. A service is also managed by the
 * admins of its organisation. `offset 0` makes the database look up the few services that are left, instead of joining
 * the members of every service.
 */
const unattendedPlaces = sql`
  select 'groupAlone' as fault, 'group_admin' as role, null::bigint as user_id, g.id as group_id,
    null::bigint as subgroup_id, null::bigint as virtual_group_id
  from groups g where g.archived_at is null and g.is_active and g.id not in (select group_id from led where role = 'group_admin')
    and exists (select from group_members m where m.group_id = g.id and m.archived_at is null)
  union all
  select 'subgroupAlone', 'subgroup_admin', null, s.group_id, s.id, null
  from subgroups s join groups g on g.id = s.group_id
  where s.archived_at is null and g.archived_at is null and g.is_active and g.id not in (select group_id from led where role = 'group_admin')
    and s.id not in (select subgroup_id from led where role = 'subgroup_admin')
    and exists (select from subgroup_members n join group_members m on m.group_id = n.group_id and m.user_id = n.user_id
      where n.subgroup_id = s.id and m.archived_at is null offset 0)`;

const links = sql`
  select 'group_admin' as role, m.user_id, m.group_id, null::bigint as subgroup_id, g.archived_at is not null as is_closed,
    false as is_doubled, false as is_idle
  from group_managers m join groups g on g.id = m.group_id
  union all
  select 'subgroup_admin', m.user_id, m.group_id, m.subgroup_id, s.archived_at is not null or g.archived_at is not null,
    exists (select from group_managers o where o.group_id = m.group_id and o.user_id = m.user_id),
    m.general_pot_access and coalesce(t.default_service_manager_level, 'LOW') = 'LOW'
  from subgroup_managers m join subgroups s on s.id = m.subgroup_id join groups g on g.id = s.group_id
  left join group_settings t on t.group_id = g.id`;

const faults = sql`
  with links as (${links}),
    judged as materialized (select l.*, u.state, n.user_id is not null as is_member,
      case when u.state = 'disabled' then 'archivedPerson'
        when l.is_closed then 'archivedPlace'
        when n.user_id is null then 'notMember'
        when l.is_doubled then 'doubled'
        when l.is_idle then 'idlePot' end as fault
      from links l join users u on u.id = l.user_id
      left join group_members n on n.group_id = l.group_id and n.user_id = l.user_id and n.archived_at is null),
    led as (select role, group_id, subgroup_id from judged where state = 'active' and is_member),
    found as (
      select fault, role, user_id, group_id, subgroup_id, null::bigint as virtual_group_id from judged where fault is not null
      union all
      select distinct 'noRole', role, user_id, null::bigint, null::bigint, null::bigint from judged j
      where state <> 'disabled' and not is_closed and is_member and not exists (select from user_roles r where r.user_id = j.user_id and r.role = j.role)
      union all
      select 'noPlace', r.role, r.user_id, null, null, null from user_roles r
      where r.role in ('group_admin', 'subgroup_admin')
        and not exists (select from links l where l.user_id = r.user_id and l.role = r.role)
      union all
      select 'notTrainer', 'trainer', v.trainer_user_id, v.group_id, null, v.id
      from virtual_groups v join users u on u.id = v.trainer_user_id
      where v.state not in ('closed', 'cancelled') and (u.state = 'disabled'
        or not exists (select from user_roles r where r.user_id = u.id and r.role = 'trainer'))
      union all ${unattendedPlaces}),
    named as (
      select f.*, concat_ws(':', f.fault, f.role, f.user_id, coalesce('v' || f.virtual_group_id, 's' || f.subgroup_id,
          'g' || f.group_id)) as key,
        u.first_name || ' ' || u.last_name as person_name, u.email, u.last_name, g.name as group_name,
        coalesce(v.title, s.name, g.name) as place_name
      from found f left join users u on u.id = f.user_id left join groups g on g.id = f.group_id
      left join subgroups s on s.id = f.subgroup_id left join virtual_groups v on v.id = f.virtual_group_id)`;

const sortable = {
  fault: sql`array_position(array['archivedPerson', 'archivedPlace', 'notMember', 'doubled', 'idlePot', 'noRole',
    'noPlace', 'notTrainer', 'groupAlone', 'subgroupAlone'], fault)`,
  name: sql`lower(last_name)`,
  place: sql`lower(place_name)`,
};

export async function listFaultRows(db: Queries, scope: Scope, filter: FaultsQuery): Promise<FaultData[]> {
  const { rows } = await sql<FaultData>`${faults}
    select key, fault, role, user_id, person_name, email, group_id, group_name, subgroup_id, virtual_group_id, place_name,
      count(*) over ()::int as total
    from named where ${scopeWhere(scope, {})} and (${filter.fault} = '' or fault = ${filter.fault})
      and lower(concat_ws(' ', person_name, email, place_name, group_name)) like ${containing(filter.q)}
    order by ${orderBy(filter, sortable)}, lower(last_name), lower(place_name), key ${limitTo(filter)}`.execute(db);
  return rows;
}

/** Finds those of the faults that exist now, in the order of their keys. */
export async function findFaults(db: Queries, scope: Scope, keys: readonly string[]): Promise<FaultData[]> {
  const { rows } = await sql<FaultData>`${faults}
    select key, fault, role, user_id, person_name, email, group_id, group_name, subgroup_id, virtual_group_id, place_name,
      0 as total
    from named where ${scopeWhere(scope, {})} and key = any(${[...keys]}::text[]) order by key`.execute(db);
  return rows;
}
