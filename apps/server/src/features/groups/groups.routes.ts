import { getGroup, listGroups } from '@doselore/contract';
import { notFound } from '../../platform/access/index.ts';
import { type Route, serve } from '../../platform/http/index.ts';
import { presentGroup } from './groups.presenter.ts';
import { listGroupRows } from './groups.repository.ts';

const everything = { q: '', page: 1, per_page: 1, sort: '' };

export const groupRoutes: Route[] = [
  serve(listGroups, async ({ query, scope, services }) => {
    const rows = await listGroupRows(services.db, scope, query);
    return { rows: rows.map(presentGroup), total: rows[0]?.total ?? 0 };
  }),
  serve(getGroup, async ({ params, scope, services }) => {
    const [row] = await listGroupRows(services.db, scope, { ...everything, groupId: params.groupId });
    if (row === undefined) throw notFound();
    return presentGroup(row);
  }),
];
