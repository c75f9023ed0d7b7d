import {
  changeLevelSetting as changeLevelEndpoint,
  changeLicenceSettings as changeSettingsEndpoint,
  getLedgerCheck,
  getLicenceLevelsCsv,
  getLicenceSettings,
  getServiceLevelsCsv,
  getSiblingLevelsCsv,
  type LevelsQuery,
  listLevelSettings,
  listLicenceLevels,
  listServiceLevels,
  listSiblingLevels,
  runLedgerCheck,
} from '@doselore/contract/licence-levels';
import type { Scope } from '../../platform/access/index.ts';
import { allPages, type Route, serve, sheetAnswer } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { showLevels, showServiceLevels } from '../licence-stock/index.ts';
import { changeLevelSetting, changeLicenceSettings } from './change-level-settings.ts';
import { findLastCheck } from './check-ledger.repository.ts';
import { checkLedgerNow } from './check-ledger.ts';
import { listLevelSettingRows } from './level-settings.repository.ts';
import { levelHead, levelLine, presentLevelSetting, serviceLevelHead, serviceLevelLine } from './levels.presenter.ts';
import { readLicenceSettings } from './licence-settings.ts';

const totalOf = (rows: readonly { total: number }[]) => rows[0]?.total ?? 0;
const ok = { ok: true } as const;
type Call = { query: LevelsQuery & { besides?: number | undefined }; scope: Scope; services: Services };

const showServices = ({ query, scope, services }: Call) => showServiceLevels(services, scope, query);

async function exportServices({ query, scope, services }: Call) {
  const { rows } = await showServiceLevels(services, scope, allPages(query));
  return sheetAnswer('Licence levels of services', serviceLevelHead, rows.map(serviceLevelLine));
}

export const levelRoutes: Route[] = [
  serve(listLicenceLevels, ({ query, scope, services }) => showLevels(services, scope, query)),
  serve(getLicenceLevelsCsv, async ({ query, scope, services }) => {
    const { rows } = await showLevels(services, scope, allPages(query));
    return sheetAnswer('Licence levels', levelHead, rows.map(levelLine));
  }),
  serve(listServiceLevels, showServices),
  serve(getServiceLevelsCsv, exportServices),
  serve(listSiblingLevels, showServices),
  serve(getSiblingLevelsCsv, exportServices),
  serve(listLevelSettings, async ({ query, scope, services }) => {
    const rows = await listLevelSettingRows(services.db, scope, query);
    return { rows: rows.map(presentLevelSetting), total: totalOf(rows) };
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
