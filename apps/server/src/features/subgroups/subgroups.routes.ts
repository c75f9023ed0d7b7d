import {
  archiveSubgroup as archiveEndpoint,
  changeSubgroup,
  createSubgroup as createEndpoint,
  getGroupSubgroupsCsv,
  getSubgroup,
  getSubgroupsCsv,
  listGroupSubgroups,
  listSubgroupCodes,
  listSubgroups,
  restoreSubgroup as restoreEndpoint,
} from '@doselore/contract/subgroups';
import { notFound } from '../../platform/access/index.ts';
import { allPages, type Route, serve, sheetAnswer } from '../../platform/http/index.ts';
import { showCodes } from '../groups/index.ts';
import { archiveSubgroup, changeSubgroupFields, createSubgroup, restoreSubgroup } from './save-subgroup.ts';
import { presentPlacedCsvRow, presentSubgroup, presentSubgroupCsvRow, subgroupCsvHead } from './subgroups.presenter.ts';
import { listAllSubgroupRows, listSubgroupRows, type SubgroupData } from './subgroups.repository.ts';

const everything = { q: '', page: 1, per_page: 1, sort: '', list: 'any' } as const;
const ok = { ok: true } as const;
const pageOf = (rows: SubgroupData[]) => ({ rows: rows.map(presentSubgroup), total: rows[0]?.total ?? 0 });

export const subgroupRoutes: Route[] = [
  serve(listSubgroups, async ({ query, scope, services }) =>
    pageOf(await listSubgroupRows(services.db, scope, { ...query, list: 'open' })),
  ),
  serve(getSubgroupsCsv, async ({ query, scope, services }) => {
    const rows = await listAllSubgroupRows(services.db, scope, { ...allPages(query), list: 'open' });
    return sheetAnswer('Services', ['Organisation', ...subgroupCsvHead], rows.map(presentPlacedCsvRow));
  }),
  serve(listGroupSubgroups, async ({ params, query, scope, services }) =>
    pageOf(await listSubgroupRows(services.db, scope, { ...query, ...params })),
  ),
  serve(getGroupSubgroupsCsv, async ({ params, query, scope, services }) => {
    const rows = await listAllSubgroupRows(services.db, scope, { ...allPages(query), ...params });
    return sheetAnswer('Services', subgroupCsvHead, rows.map(presentSubgroupCsvRow));
  }),
  serve(getSubgroup, async ({ params, scope, services }) => {
    const [row] = await listSubgroupRows(services.db, scope, { ...everything, ...params });
    if (row === undefined) throw notFound();
    return presentSubgroup(row);
  }),
  serve(listSubgroupCodes, ({ params, scope, services }) => showCodes(services.db, scope, params)),
  serve(createEndpoint, async ({ params, body, services, actor }) => ({
    id: await createSubgroup(services, actor, { groupId: params.groupId, fields: body }),
  })),
  serve(changeSubgroup, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeSubgroupFields(services, actor, { place: params, change: body }),
  })),
  serve(archiveEndpoint, async ({ params, services, actor }) => ({
    seats_returned: await archiveSubgroup(services, actor, params),
  })),
  serve(restoreEndpoint, async ({ params, body, services, actor }) => {
    await restoreSubgroup(services, actor, { ...params, ...body });
    return ok;
  }),
];
