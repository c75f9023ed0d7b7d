import type { ListQuery, VirtualGroupRow } from '@doselore/contract';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries } from '../../platform/db/index.ts';

type Row = {
  id: number;
  title: string;
  group_id: number;
  group_name: string;
  deliverable_id: number;
  state: VirtualGroupRow['state'];
  training_start: Date | null;
  training_end: Date | null;
  place: string | null;
  delegates: number;
  places: number;
  total: number;
};

const sortable = { training_start: 'training_start', title: 'title', delegates: 'delegates' };

/** Current ones: what is closed or cancelled is historic and listed elsewhere. */
export async function listVirtualGroupRows(db: Queries, scope: Scope, filter: ListQuery): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select x.*, count(*) over ()::int as total from (
      select v.id, v.title, g.id as group_id, g.name as group_name, v.deliverable_id, v.state, v.training_start,
        v.training_end, v.place, v.delegate_places_allowed as places,
        (select count(*)::int from virtual_group_delegates d where d.virtual_group_id = v.id) as delegates
      from virtual_groups v join groups g on g.id = v.group_id
      where v.state not in ('closed', 'cancelled') and g.archived_at is null
        and ${scopeWhere(scope, { group: sql.ref('v.group_id'), subgroup: sql.ref('v.subgroup_id'), virtualGroup: sql.ref('v.id') })}
        and lower(v.title) like ${containing(filter.q)}
    ) x order by ${orderBy(filter, sortable)}, id ${limitTo(filter)}`.execute(db);
  return rows;
}
