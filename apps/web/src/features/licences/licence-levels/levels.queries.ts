import type { Level, ProductType } from '@doselore/contract';
import {
  changeLevelSetting,
  getLicenceLevelsCsv,
  getServiceLevelsCsv,
  getSiblingLevelsCsv,
  type LevelsQuery,
  listLevelSettings,
  listLicenceLevels,
  listServiceLevels,
  listSiblingLevels,
} from '@doselore/contract/licence-levels';
import { callEndpoint, type SheetDownload, sheetOf } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const licences = roomQueries('licences');

export type Product = { productType: ProductType; productId: number };

export const levelsQuery = (level: Level, query: LevelsQuery) => licences.list(listLicenceLevels, { level, query });

export const downloadLevels = (level: Level, query: LevelsQuery) =>
  sheetOf(getLicenceLevelsCsv, { level, query, fileName: 'Licence levels' });

/**
 * Stock levels of the pools of the services that the person manages, or `withSiblings` of all services of their
 * organisations.
 */
export function serviceLevelsQuery(level: Level, query: LevelsQuery, withSiblings: boolean) {
  const endpoint = withSiblings ? listSiblingLevels : listServiceLevels;
  return licences.list(endpoint, { level, query });
}

export function downloadServiceLevels(level: Level, query: LevelsQuery, withSiblings: boolean): SheetDownload {
  const endpoint = withSiblings ? getSiblingLevelsCsv : getServiceLevelsCsv;
  return sheetOf(endpoint, { level, query, fileName: 'Licence levels of services' });
}

/** Reorder level of a course, as set by a site admin; null when it is not set. */
export const levelSettingQuery = ({ productType, productId, title }: Product & { title: string }) =>
  licences.every(
    listLevelSettings,
    { level: 'superAdmin', query: { q: title } },
    {
      select: (rows) => ({
        low_at: rows.find((row) => row.productId === productId && row.productType === productType)?.low_at ?? null,
      }),
      staleTime: 0,
    },
  );

export const saveLevelSetting = (body: Product & { low_at: number | null }) =>
  callEndpoint(changeLevelSetting, { level: 'superAdmin', body });
