import type { ListQuery } from '@doselore/contract';
import { sql } from 'kysely';
import { type CheckedServicePlace, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries } from '../../../platform/db/index.ts';
import { jobRoleHere } from '../../../platform/work-history/index.ts';

type Row = {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  job_role: string | null;
  is_member: boolean;
  total: number;
};

const isMember = sql`exists (select from subgroup_members n where n.subgroup_id = p.subgroup_id and n.user_id = u.id)`;
const sortable = { name: sql`lower(u.last_name)`, role: jobRoleHere, member: isMember };

/**
 * Lists every current member of the organisation, and marks those in the service. The scope is checked for the service.
 */
export async function listMembershipRows(
  db: Queries,
  scope: Scope,
  filter: ListQuery & CheckedServicePlace & { only: '' | 'in' | 'out' },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select u.id, u.first_name, u.last_name, u.email, ${jobRoleHere} as job_role, ${isMember} as is_member, count(*) over ()::int as total
    from (select ${filter.groupId}::bigint as group_id, ${filter.subgroupId}::bigint as subgroup_id) p
    join group_members m on m.group_id = p.group_id and m.archived_at is null join users u on u.id = m.user_id
    where ${scopeWhere(scope, { group: sql.ref('p.group_id'), subgroup: sql.ref('p.subgroup_id') })}
      and (${filter.only} = '' or ${isMember} = (${filter.only} = 'in'))
      and (lower(u.first_name || ' ' || u.last_name) like ${containing(filter.q)} or u.email like ${containing(filter.q)})
    order by ${orderBy(filter, sortable)}, lower(u.first_name), u.id ${limitTo(filter)}`.execute(db);
  return rows;
}

export async function countInService(db: Queries, place: CheckedServicePlace): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from subgroup_members n join group_members m on m.group_id = n.group_id
      and m.user_id = n.user_id and m.archived_at is null
    where n.subgroup_id = ${place.subgroupId} and n.group_id = ${place.groupId}`.execute(db);
  return rows[0]?.count ?? 0;
}
