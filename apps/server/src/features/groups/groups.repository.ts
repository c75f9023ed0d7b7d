import type { ListQuery } from '@doselore/contract';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries } from '../../platform/db/index.ts';

type Row = {
  id: number;
  name: string;
  is_demo: boolean;
  is_active: boolean;
  subgroups: number;
  members: number;
  pot_left: number;
  pot_bought: number;
  level: 'HIGH' | 'MED' | 'LOW';
  total: number;
};

const sortable = { name: 'name', members: 'members', pot: 'pot_left' };

/** Open organisations with their counts; `total` counts all that match, on every page. */
export async function listGroupRows(
  db: Queries,
  scope: Scope,
  filter: ListQuery & { groupId?: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select x.*, count(*) over ()::int as total from (
      select g.id, g.name, g.is_demo, g.is_active, coalesce(t.default_service_manager_level, 'LOW') as level,
        (select count(*)::int from subgroups s where s.group_id = g.id and s.archived_at is null) as subgroups,
        (select count(*)::int from group_members m where m.group_id = g.id and m.archived_at is null) as members,
        (select coalesce(sum(a.available), 0)::int from licence_accounts a where a.group_id = g.id and a.kind = 'POT') as pot_left,
        (select coalesce(-sum(a.available), 0)::int from licence_accounts a where a.group_id = g.id and a.kind = 'SUPPLY') as pot_bought
      from groups g left join group_settings t on t.group_id = g.id
      where g.archived_at is null and ${scopeWhere(scope, { group: sql.ref('g.id') })}
        and (${filter.groupId ?? null}::bigint is null or g.id = ${filter.groupId ?? null})
        and (lower(g.name) like ${containing(filter.q)} or g.id::text = ${filter.q})
    ) x order by ${orderBy(filter, sortable)}, id ${limitTo(filter)}`.execute(db);
  return rows;
}
