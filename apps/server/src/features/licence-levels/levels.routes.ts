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
import { allPages, csvAnswer, type Route, serve } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { changeLevelSetting, changeLicenceSettings } from './change-level-settings.ts';
import { findLastCheck } from './check-ledger.repository.ts';
import { checkLedgerNow } from './check-ledger.ts';
import { listLevelSettingRows } from './level-settings.repository.ts';
import {
  levelHead,
  levelLine,
  presentLevel,
  presentLevelSetting,
  presentServiceLevel,
  serviceLevelHead,
  serviceLevelLine,
} from './levels.presenter.ts';
import { listLevelRows, listServiceLevelRows } from './levels.report.ts';
import { readLicenceSettings } from './licence-settings.ts';

const totalOf = (rows: readonly { total: number }[]) => rows[0]?.total ?? 0;
const ok = { ok: true } as const;
type Call = { query: LevelsQuery & { besides?: number | undefined }; scope: Scope; services: Services };

async function showServices({ query, scope, services }: Call) {
  const rows = await listServiceLevelRows(services.db, scope, { ...query, now: services.clock.now() });
  return { rows: rows.map(presentServiceLevel), total: totalOf(rows) };
}

async function exportServices({ query, scope, services }: Call) {
  const rows = await listServiceLevelRows(services.db, scope, { ...allPages(query), now: services.clock.now() });
  return csvAnswer('Licence levels of services', serviceLevelHead, rows.map(serviceLevelLine));
}

export const levelRoutes: Route[] = [
  serve(listLicenceLevels, async ({ query, scope, services }) => {
    const rows = await listLevelRows(services.db, scope, { ...query, now: services.clock.now() });
    return { rows: rows.map(presentLevel), total: totalOf(rows) };
  }),
  serve(getLicenceLevelsCsv, async ({ query, scope, services }) => {
    const rows = await listLevelRows(services.db, scope, { ...allPages(query), now: services.clock.now() });
    return csvAnswer('Licence levels', levelHead, rows.map(levelLine));
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
