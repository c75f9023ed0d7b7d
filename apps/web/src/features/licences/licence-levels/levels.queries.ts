import type { Level } from '@doselore/contract';
import type { ProductType } from '@doselore/contract/ledger';
import {
  getServiceLevelsCsv,
  getSiblingLevelsCsv,
  type LevelsQuery,
  listLevelSettings,
  listLicenceLevels,
  listServiceLevels,
  listSiblingLevels,
} from '@doselore/contract/licence-levels';
import { type SheetDownload, sheetOf } from '../../../platform/api/index.ts';
import { roomLists } from '../../../platform/query-client/index.ts';

const licences = roomLists('licences');

export type Product = { productType: ProductType; productId: number };

export const levelsQuery = licences.sheet(listLicenceLevels, 'Licence levels');

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
    { query: { q: title } },
    {
      select: (rows) => ({
        low_at: rows.find((row) => row.productId === productId && row.productType === productType)?.low_at ?? null,
      }),
      staleTime: 0,
    },
  );
