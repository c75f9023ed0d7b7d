import type { Level } from '@doselore/contract';
import type { ProductType } from '@doselore/contract/ledger';
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
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint, everyRow, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

export type Product = { productType: ProductType; productId: number };

export function levelsQuery(level: Level, query: LevelsQuery) {
  return queryOptions({
    queryKey: ['licences', 'levels', level, query],
    queryFn: ({ signal }) => callEndpoint(listLicenceLevels, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadLevels(level: Level, query: LevelsQuery): SheetDownload {
  return sheetOf(getLicenceLevelsCsv, { level, query, fileName: 'Licence levels' });
}

/**
 * Stock levels of the pools of the services that the person manages, or `withSiblings` of all services of their
 * organisations.
 */
export function serviceLevelsQuery(level: Level, query: LevelsQuery, withSiblings: boolean) {
  const endpoint = withSiblings ? listSiblingLevels : listServiceLevels;
  return queryOptions({
    queryKey: ['licences', 'service-levels', level, query, withSiblings],
    queryFn: ({ signal }) => callEndpoint(endpoint, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadServiceLevels(level: Level, query: LevelsQuery, withSiblings: boolean): SheetDownload {
  const endpoint = withSiblings ? getSiblingLevelsCsv : getServiceLevelsCsv;
  return sheetOf(endpoint, { level, query, fileName: 'Licence levels of services' });
}

/** Reorder level of a course, as set by a site admin; null when it is not set. */
export function levelSettingQuery({ productType, productId, title }: Product & { title: string }) {
  return queryOptions({
    queryKey: ['licences', 'level-setting', productType, productId],
    queryFn: async ({ signal }) => {
      const rows = await everyRow((page) =>
        callEndpoint(listLevelSettings, { level: 'superAdmin', query: { ...page, q: title }, signal }),
      );
      return {
        low_at: rows.find((row) => row.productId === productId && row.productType === productType)?.low_at ?? null,
      };
    },
    staleTime: 0,
  });
}

export function saveLevelSetting(body: Product & { low_at: number | null }) {
  return callEndpoint(changeLevelSetting, { level: 'superAdmin', body });
}
