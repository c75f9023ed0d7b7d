import {
  changeGroupSettings as changeGroupEndpoint,
  changeServiceLevel as changeLevelEndpoint,
  changeRetention as changeRetentionEndpoint,
  changeSubgroupSettings as changeSubgroupEndpoint,
  getGroupSettings,
  getSubgroupSettings,
  siteDefaults,
} from '@doselore/contract';
import { type Route, serve } from '../../platform/http/index.ts';
import {
  changeGroupSettings,
  changeRetention,
  changeServiceLevel,
  changeSubgroupSettings,
  settingsOf,
} from './change-settings.ts';
import { findGroupSettings, findRetention, findSubgroupSettings } from './settings.repository.ts';

const ok = { ok: true } as const;

export const settingsRoutes: Route[] = [
  serve(getGroupSettings, async ({ params, services }) => ({
    ...(await findGroupSettings(services.db, params.groupId)),
    retention: await findRetention(services.db, params.groupId),
    inherited: siteDefaults,
  })),
  serve(changeGroupEndpoint, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeGroupSettings(services, actor, { groupId: params.groupId, change: body }),
  })),
  serve(changeLevelEndpoint, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeServiceLevel(services, actor, { groupId: params.groupId, change: body }),
  })),
  serve(changeRetentionEndpoint, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeRetention(services, actor, { groupId: params.groupId, change: body }),
  })),
  serve(getSubgroupSettings, async ({ params, services }) => ({
    ...(await findSubgroupSettings(services.db, params.subgroupId)),
    inherited: await settingsOf(services.db, { groupId: params.groupId }),
  })),
  serve(changeSubgroupEndpoint, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeSubgroupSettings(services, actor, { place: params, change: body }),
  })),
];
