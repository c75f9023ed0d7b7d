import {
  addGroupManager as addEndpoint,
  listGroupManagers,
  listSubgroupManagers,
  makeOrganiser as makeOrganiserEndpoint,
  putSubgroupManager as putEndpoint,
  removeGroupManager as removeEndpoint,
  removeSubgroupManager as removeFromSubgroupEndpoint,
  removeOrganiser as removeOrganiserEndpoint,
} from '@doselore/contract/managers';
import { type Route, serve } from '../../../platform/http/index.ts';
import { listManagersOfGroup, listManagersOfSubgroup } from './managers.repository.ts';
import { addGroupManager, putSubgroupManager, removeGroupManager, removeSubgroupManager } from './save-managers.ts';
import { makeOrganiser, removeOrganiser } from './save-organisers.ts';

const ok = { ok: true } as const;

export const managerRoutes: Route[] = [
  serve(listGroupManagers, ({ params, scope, services }) => listManagersOfGroup(services.db, scope, params.groupId)),
  serve(addEndpoint, async ({ params, services, actor }) => {
    await addGroupManager(services, actor, params);
    return ok;
  }),
  serve(removeEndpoint, async ({ params, body, services, actor }) => {
    await removeGroupManager(services, actor, { ...params, ...body });
    return ok;
  }),
  serve(makeOrganiserEndpoint, async ({ params, services, actor }) => {
    await makeOrganiser(services, actor, params);
    return ok;
  }),
  serve(removeOrganiserEndpoint, async ({ params, services, actor }) => {
    await removeOrganiser(services, actor, params);
    return ok;
  }),
  serve(listSubgroupManagers, ({ params, scope, services }) => listManagersOfSubgroup(services.db, scope, params)),
  serve(putEndpoint, async ({ params, body, services, actor }) => {
    await putSubgroupManager(services, actor, { ...params, ...body });
    return ok;
  }),
  serve(removeFromSubgroupEndpoint, async ({ params, body, services, actor }) => ({
    was: await removeSubgroupManager(services, actor, { ...params, ...body }),
  })),
];
