import {
  changeGroup,
  countGroups,
  createGroup as createEndpoint,
  getGroup,
  getGroupProfile,
  getGroupsCsv,
  listGroupCodes,
  moveGroup,
} from '@doselore/contract/groups';
import { notFound } from '../../../platform/access/index.ts';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { groupsList } from './groups.list.ts';
import { presentGroup, presentProfile } from './groups.presenter.ts';
import { countGroupLists, findGroupProfile } from './groups.repository.ts';
import { listGroupsWithStock } from './list-groups.ts';
import { showCodes } from './register-codes/show-codes.ts';
import { changeGroupFields, createGroup, moveGroupTo } from './save-group.ts';

const everything = { q: '', page: 1, per_page: 1, sort: '', list: 'any', attention: '' } as const;
const ok = { ok: true } as const;

export const groupRoutes: Route[] = [
  ...serveList(groupsList, getGroupsCsv),
  serve(countGroups, ({ scope, services }) => countGroupLists(services.db, scope)),
  serve(getGroup, async ({ params, scope, services }) => {
    const now = services.clock.now();
    const [row] = await listGroupsWithStock(services.db, scope, { ...everything, groupId: params.groupId, now });
    if (row === undefined) throw notFound();
    return presentGroup(row, now);
  }),
  serve(getGroupProfile, async ({ params, scope, services }) => {
    const row = await findGroupProfile(services.db, scope, params.groupId);
    if (row === undefined) throw notFound();
    return presentProfile(row);
  }),
  serve(listGroupCodes, ({ params, scope, services }) =>
    showCodes(services.db, scope, { groupId: params.groupId, subgroupId: null }),
  ),
  serve(createEndpoint, async ({ body, services, actor }) => ({ id: await createGroup(services, actor, body) })),
  serve(changeGroup, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeGroupFields(services, actor, { groupId: params.groupId, change: body }),
  })),
  serve(moveGroup, async ({ params, body, services, actor }) => {
    await moveGroupTo(services, actor, { groupId: params.groupId, list: body.list });
    return ok;
  }),
];
