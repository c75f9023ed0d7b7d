import { changeGroupTwoStep, changeSiteTwoStep, getSiteTwoStep } from '@doselore/contract/auth';
import {
  changeSettings as changeEndpoint,
  changeServiceLevel as changeLevelEndpoint,
  changeRetention as changeRetentionEndpoint,
  changeSessionSettings as changeSessionsEndpoint,
  getGroupSettings,
  getSubgroupSettings,
  siteDefaults,
} from '@doselore/contract/settings';
import { type Route, serve, serveAtPlace } from '../../../platform/http/index.ts';
import { changeRetention, changeServiceLevel, changeSettings, settingsOf } from './change-settings.ts';
import { changeSessionSettings } from './session-settings.ts';
import {
  findGroupSettings,
  findGroupTwoStep,
  findRetention,
  findSessionSettings,
  findSubgroupSettings,
} from './settings.repository.ts';
import { readSitePolicy } from './site-policy.ts';
import { changeGroupPolicy, changeSitePolicy } from './two-step.ts';

const ok = { ok: true } as const;

export const settingsRoutes: Route[] = [
  serve(getGroupSettings, async ({ params, services }) => ({
    ...(await findGroupSettings(services.db, params.groupId)),
    ...(await findSessionSettings(services.db, params.groupId)),
    retention: await findRetention(services.db, params.groupId),
    ...(await findGroupTwoStep(services.db, params.groupId)),
    site_two_step_policy: (await readSitePolicy(services.db)).policy,
    inherited: siteDefaults,
  })),
  serve(getSiteTwoStep, async ({ services }) => ({
    ...(await readSitePolicy(services.db)),
    is_demo: services.config.demo,
  })),
  serve(changeSiteTwoStep, async ({ body, services, actor }) => ({
    ...ok,
    now: await changeSitePolicy(services, actor, body),
  })),
  serve(changeGroupTwoStep, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeGroupPolicy(services, actor, { groupId: params.groupId, change: body }),
  })),
  ...serveAtPlace(changeEndpoint, async ({ params: place, body: change, services, actor }) => ({
    ...ok,
    now: await changeSettings(services, actor, { place, change }),
  })),
  serve(changeLevelEndpoint, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeServiceLevel(services, actor, { groupId: params.groupId, change: body }),
  })),
  serve(changeRetentionEndpoint, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeRetention(services, actor, { groupId: params.groupId, change: body }),
  })),
  serve(changeSessionsEndpoint, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeSessionSettings(services, actor, { groupId: params.groupId, change: body }),
  })),
  serve(getSubgroupSettings, async ({ params, services }) => ({
    ...(await findSubgroupSettings(services.db, params.subgroupId)),
    inherited: await settingsOf(services.db, { groupId: params.groupId }),
  })),
];
