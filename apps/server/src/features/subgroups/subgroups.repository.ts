import type { ListQuery, ServiceLevel } from '@doselore/contract';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries } from '../../platform/db/index.ts';

type Row = {
  id: number;
  name: string;
  ods_code: string | null;
  group_id: number;
  group_name: string;
  members: number;
  level: ServiceLevel;
  total: number;
};

const sortable = { name: 'name', members: 'members', group: 'group_name' };

export async function listSubgroupRows(
  db: Queries,
  scope: Scope,
  filter: ListQuery & { subgroupId?: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select x.*, count(*) over ()::int as total from (
      select s.id, s.name, s.ods_code, g.id as group_id, g.name as group_name,
        coalesce(t.default_service_manager_level, 'LOW') as level,
        (select count(*)::int from subgroup_members m where m.subgroup_id = s.id) as members
      from subgroups s join groups g on g.id = s.group_id left join group_settings t on t.group_id = g.id
      where s.archived_at is null and g.archived_at is null
        and ${scopeWhere(scope, { group: sql.ref('s.group_id'), subgroup: sql.ref('s.id') })}
        and (${filter.subgroupId ?? null}::bigint is null or s.id = ${filter.subgroupId ?? null})
        and (lower(s.name) like ${containing(filter.q)} or lower(s.ods_code) = ${filter.q.toLowerCase()})
    ) x order by ${orderBy(filter, sortable)}, id ${limitTo(filter)}`.execute(db);
  return rows;
}
