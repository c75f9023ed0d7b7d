import type { Level, ProductType } from '@doselore/contract';
import {
  type LevelsQuery,
  listLevelSettings,
  listLicenceLevels,
  listServiceLevels,
  listSiblingLevels,
} from '@doselore/contract/licence-levels';
import { roomLists } from '../../../platform/query-client/index.ts';

const licences = roomLists('licences');

export type Product = { productType: ProductType; productId: number };

export const levelsQuery = licences.sheet(listLicenceLevels, 'Licence levels');

/**
 * Stock levels of the pools of the services that the person manages, or `withSiblings` of all services of their
 * organisations.
 */
export const serviceLevelsQuery = (level: Level, query: LevelsQuery, withSiblings: boolean) => {
  const levels = licences.sheet(withSiblings ? listSiblingLevels : listServiceLevels, 'Licence levels of services');
  return levels({ level, query });
};

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
