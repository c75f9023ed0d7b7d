import {
  changeLevelSetting as changeLevelEndpoint,
  changeLicenceSettings as changeSettingsEndpoint,
  getLedgerCheck,
  getLicenceLevelsCsv,
  getLicenceSettings,
  getServiceLevelsCsv,
  getSiblingLevelsCsv,
  listLevelSettings,
  runLedgerCheck,
} from '@doselore/contract/licence-levels';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { pageOf } from '../../../platform/lists/index.ts';
import { changeLevelSetting, changeLicenceSettings } from './change-level-settings.ts';
import { findLastCheck } from './check-ledger.repository.ts';
import { checkLedgerNow } from './check-ledger.ts';
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
  serve(getLedgerCheck, async ({ services }) => ({ last: (await findLastCheck(services.db)) ?? null })),
  serve(runLedgerCheck, ({ services, actor }) => checkLedgerNow(services.db, services.clock, actor)),
];
