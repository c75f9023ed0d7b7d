import {
  changeVirtualGroup as changeEndpoint,
  createGroupVirtualGroup,
  createSubgroupVirtualGroup,
  deleteVirtualGroup as deleteEndpoint,
  duplicateVirtualGroup as duplicateEndpoint,
  getPlan,
  listPlanChoices,
  planVirtualGroup as planEndpoint,
  publishVirtualGroup as publishEndpoint,
  unpublishVirtualGroup as unpublishEndpoint,
} from '@doselore/contract/course-planning';
import { type Route, serve, serveAtPlace } from '../../../platform/http/index.ts';
import { changeVirtualGroup } from './change-virtual-group.ts';
import { showChoices } from './choices.ts';
import { createVirtualGroup } from './create-virtual-group.ts';
import { deleteVirtualGroup } from './delete-virtual-group.ts';
import { duplicateVirtualGroup } from './duplicate-virtual-group.ts';
import { planVirtualGroup } from './plan-virtual-group.ts';
import { publishVirtualGroup, unpublishVirtualGroup } from './publish-virtual-group.ts';
import { showPlan } from './show-plan.ts';

const ok = { ok: true } as const;

export const planningRoutes: Route[] = [
  serve(createGroupVirtualGroup, async ({ params, body, services, actor }) => ({
    id: await createVirtualGroup(services, actor, { place: params, body }),
  })),
  serve(createSubgroupVirtualGroup, async ({ params, body, services, actor }) => ({
    id: await createVirtualGroup(services, actor, { place: params, body }),
  })),
  ...serveAtPlace(duplicateEndpoint, ({ params: { virtualGroupId, ...place }, body, scope, services, actor }) =>
    duplicateVirtualGroup(services, actor, { scope, place, virtualGroupId, ...body }),
  ),
  ...serveAtPlace(listPlanChoices, ({ params, services }) => showChoices(services.db, params.groupId)),
  ...serveAtPlace(getPlan, ({ params: { virtualGroupId, ...place }, scope, services }) =>
    showPlan(services, { scope, place, virtualGroupId }),
  ),
  ...serveAtPlace(changeEndpoint, async ({ params: { virtualGroupId, ...place }, body, scope, services, actor }) => ({
    ...ok,
    now: await changeVirtualGroup(services, actor, { scope, place, virtualGroupId, change: body }),
  })),
  serve(planEndpoint, async ({ params, body, scope, services, actor }) => ({
    ...ok,
    now: await planVirtualGroup(services, actor, { ...params, scope, change: body }),
  })),
  serve(publishEndpoint, async ({ params, body, scope, services, actor }) => {
    await publishVirtualGroup(services, actor, { ...params, scope, ignoring: body });
    return ok;
  }),
  serve(unpublishEndpoint, async ({ params, scope, services, actor }) => {
    await unpublishVirtualGroup(services, actor, { ...params, scope });
    return ok;
  }),
  serve(deleteEndpoint, async ({ params, scope, services, actor }) => {
    await deleteVirtualGroup(services, actor, { ...params, scope });
    return ok;
  }),
];
