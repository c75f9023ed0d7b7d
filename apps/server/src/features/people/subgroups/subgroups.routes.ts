import {
  archiveSubgroup as archiveEndpoint,
  changeSubgroup,
  createSubgroup as createEndpoint,
  getGroupSubgroupsCsv,
  getSubgroup,
  getSubgroupsCsv,
  listSubgroupCodes,
  restoreSubgroup as restoreEndpoint,
} from '@doselore/contract/subgroups';
import { notFound } from '../../../platform/access/index.ts';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { showCodes } from '../groups/index.ts';
import { archiveSubgroup, changeSubgroupFields, createSubgroup, restoreSubgroup } from './save-subgroup.ts';
import { groupSubgroupsList, subgroupsList } from './subgroups.lists.ts';
import { presentSubgroup } from './subgroups.presenter.ts';
import { listSubgroupRows } from './subgroups.repository.ts';

const everything = { q: '', page: 1, per_page: 1, sort: '', list: 'any' } as const;
const ok = { ok: true } as const;

export const subgroupRoutes: Route[] = [
  ...serveList(subgroupsList, getSubgroupsCsv),
  ...serveList(groupSubgroupsList, getGroupSubgroupsCsv),
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
