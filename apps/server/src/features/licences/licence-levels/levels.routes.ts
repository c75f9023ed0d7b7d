import {
  changeLevelSetting as changeLevelEndpoint,
  changeLicenceSettings as changeSettingsEndpoint,
  getLicenceLevelsCsv,
  getLicenceSettings,
  getServiceLevelsCsv,
  getSiblingLevelsCsv,
  listLevelSettings,
} from '@doselore/contract/licence-levels';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { pageOf } from '../../../platform/lists/index.ts';
import { changeLevelSetting, changeLicenceSettings } from './change-level-settings.ts';
import { listLevelSettingRows } from './level-settings.repository.ts';
import { levelsList, serviceLevelsList, siblingLevelsList } from './levels.lists.ts';
import { presentLevelSetting } from './levels.presenter.ts';
import { readLicenceSettings } from './licence-settings.ts';

const ok = { ok: true } as const;
export const levelRoutes: Route[] = [
  ...serveList(levelsList, getLicenceLevelsCsv),
  ...serveList(serviceLevelsList, getServiceLevelsCsv),
  ...serveList(siblingLevelsList, getSiblingLevelsCsv),
  serve(listLevelSettings, async ({ query, scope, services }) => {
    return pageOf(await listLevelSettingRows(services.db, scope, query), presentLevelSetting);
  }),
  serve(changeLevelEndpoint, async ({ body, services, actor }) => {
    await changeLevelSetting(services, actor, { ...body, lowAt: body.low_at });
    return ok;
  }),
  serve(getLicenceSettings, ({ services }) => readLicenceSettings(services.db)),
  serve(changeSettingsEndpoint, async ({ body, services, actor }) => {
    await changeLicenceSettings(services, actor, body);
    return ok;
  }),
];
