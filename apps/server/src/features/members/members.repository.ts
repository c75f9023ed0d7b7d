import type { ListQuery } from '@doselore/contract';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries } from '../../platform/db/index.ts';

type Row = {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  job_role: string | null;
  provisional: boolean;
  services: { id: number; name: string }[];
  live_licences: number;
  certificates: number;
  total: number;
};

const sortable = { name: 'last_name', role: 'job_role', licences: 'live_licences', certificates: 'certificates' };

type Place = { groupId: number; subgroupId?: number };

/** Members of an organisation, or of one of its services, with what they hold in this organisation. */
export async function listMemberRows(db: Queries, scope: Scope, filter: ListQuery & Place): Promise<Row[]> {
  const subgroupId = filter.subgroupId ?? null;
  const { rows } = await sql<Row>`
    select x.*, count(*) over ()::int as total from (
      select u.id, u.first_name, u.last_name, u.email, u.job_role, u.state = 'provisional' as provisional,
        coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name)
          from subgroup_members n join subgroups s on s.id = n.subgroup_id
          where n.user_id = u.id and n.group_id = m.group_id and s.archived_at is null
            and ${scopeWhere(scope, { group: sql.ref('n.group_id'), subgroup: sql.ref('s.id') })}), '[]') as services,
        (select count(*)::int from licences l where l.user_id = u.id and l.group_id = m.group_id
          and l.state in ('issued', 'in_progress')) as live_licences,
        (select count(*)::int from certificates c where c.user_id = u.id and c.group_id = m.group_id
          and c.state = 'valid') as certificates
      from group_members m join users u on u.id = m.user_id
      where m.group_id = ${filter.groupId} and m.archived_at is null
        and (${subgroupId}::bigint is null or exists (select from subgroup_members n
          where n.subgroup_id = ${subgroupId} and n.user_id = u.id))
        and ${scopeWhere(scope, { group: sql.ref('m.group_id'), subgroup: sql`${subgroupId}::bigint` })}
        and (lower(u.first_name || ' ' || u.last_name) like ${containing(filter.q)} or u.email like ${containing(filter.q)})
    ) x order by ${orderBy(filter, sortable)}, first_name, id ${limitTo(filter)}`.execute(db);
  return rows;
}
