import { getSubgroup, listSubgroups, type SubgroupRow } from '@doselore/contract';
import { notFound } from '../../platform/access/index.ts';
import { type Route, serve } from '../../platform/http/index.ts';
import { listSubgroupRows } from './subgroups.repository.ts';

const everything = { q: '', page: 1, per_page: 1, sort: '' };

export const subgroupRoutes: Route[] = [
  serve(listSubgroups, async ({ query, scope, services }) => {
    const rows = await listSubgroupRows(services.db, scope, query);
    return { rows: rows.map(presentSubgroup), total: rows[0]?.total ?? 0 };
  }),
  serve(getSubgroup, async ({ params, scope, services }) => {
    const [row] = await listSubgroupRows(services.db, scope, { ...everything, subgroupId: params.subgroupId });
    if (row === undefined) throw notFound();
    return presentSubgroup(row);
  }),
];

function presentSubgroup(row: Awaited<ReturnType<typeof listSubgroupRows>>[number]): SubgroupRow {
  return {
    id: row.id,
    name: row.name,
    ods_code: row.ods_code,
    group: { id: row.group_id, name: row.group_name },
    members: row.members,
    level: row.level,
  };
}
