import { type Answer, AppError, type Level, type Query, type ServicePlace } from '@doselore/contract';
import { getSiblingLevelsCsv, listLicenceLevels, listSiblingLevels } from '@doselore/contract/licence-levels';
import {
  getPotStockCsv,
  getStock,
  getStockCsv,
  getSubgroupStockCsv,
  listPotStock,
  listStock,
  listSubgroupStock,
  type PlaceStockRow,
  type StockQuery,
} from '@doselore/contract/licence-stock';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, everyRow, type SheetDownload, sheetOf } from '../../platform/api/index.ts';
import { isSameKey, type StockKey } from '../ledger/index.ts';

export type StockOfKey = Answer<typeof getStock>;

/** Stock of an organisation, with the days it lasts. While it loads, rows of another organisation are never shown. */
export function levelsQuery(level: Level, groupId: number, query: StockQuery) {
  return queryOptions({
    queryKey: ['licences', 'levels', level, groupId, query],
    queryFn: ({ signal }) => callEndpoint(listLicenceLevels, { level, query: { ...query, groupId }, signal }),
    placeholderData: (held, from) => (from?.queryKey[3] === groupId ? held : undefined),
  });
}

/** Finds the row of a key in the report of licence levels, which has its days of cover. Null for a key that is not there. */
export function levelOfKeyQuery(level: Level, groupId: number, { key, title }: { key: StockKey; title: string }) {
  return queryOptions({
    queryKey: ['licences', 'level of key', level, groupId, key, title],
    queryFn: async ({ signal }) => {
      const rows = await everyRow((page) =>
        callEndpoint(listLicenceLevels, { level, query: { ...page, q: title, groupId }, signal }),
      );
      return rows.find((row) => isSameKey(row, key)) ?? null;
    },
  });
}

/** Sums over everything that the same filters match. */
export function totalsQuery(level: Level, groupId: number, { q, level: stockLevel }: StockQuery) {
  return queryOptions({
    queryKey: ['licences', 'totals', level, groupId, q, stockLevel],
    queryFn: ({ signal }) =>
      callEndpoint(listStock, { level, params: { groupId }, query: { q, level: stockLevel, per_page: 1 }, signal }),
    select: ({ totals }) => totals,
    placeholderData: (held, from) => (from?.queryKey[3] === groupId ? held : undefined),
  });
}

export function downloadStock(level: Level, groupId: number, query: StockQuery): SheetDownload {
  return sheetOf(getStockCsv, { level, params: { groupId }, query, fileName: 'Licences' });
}

export function stockOfKeyQuery(level: Level, groupId: number, key: StockKey) {
  return queryOptions({
    queryKey: ['licences', 'key', level, groupId, key],
    queryFn: ({ signal }) => callEndpoint(getStock, { level, params: { groupId, ...key }, signal }),
  });
}

/** All keys of an organisation, for a choice of one. */
export function allStockQuery(level: Level, groupId: number) {
  return queryOptions({
    queryKey: ['licences', 'all keys', level, groupId],
    queryFn: ({ signal }) =>
      everyRow((page) =>
        callEndpoint(listStock, { level, params: { groupId }, query: { ...page, sort: 'title' }, signal }),
      ),
  });
}

/** Asks with the general pot, and without it where the service may not use it. */
async function orOwn<T>(withPot: () => Promise<T>, own: () => Promise<T>): Promise<T> {
  try {
    return await withPot();
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'forbidden')) return own();
    throw error;
  }
}

/**
 * Stock of a service. `withPot` adds the general pot, and falls back to the pool alone where the service may not use
 * the pot.
 */
export function placeStockQuery(level: Level, place: ServicePlace, options: { withPot: boolean; query: StockQuery }) {
  const { query, withPot } = options;
  return queryOptions({
    queryKey: ['licences', 'place', level, place, withPot, query],
    queryFn: ({ signal }) => {
      const own = () => callEndpoint(listSubgroupStock, { level, params: place, query, signal });
      if (!withPot) return own();
      return orOwn(() => callEndpoint(listPotStock, { level, params: place, query, signal }), own);
    },
    placeholderData: (held, from) =>
      (from?.queryKey[3] as ServicePlace | undefined)?.subgroupId === place.subgroupId ? held : undefined,
  });
}

/** All keys of a service, for a choice of one. */
export function everyPlaceStock(level: Level, place: ServicePlace, withPot: boolean) {
  return queryOptions({
    queryKey: ['licences', 'all place keys', level, place, withPot],
    queryFn: ({ signal }) => {
      const all = (endpoint: typeof listPotStock | typeof listSubgroupStock) =>
        everyRow((page) => callEndpoint(endpoint, { level, params: place, query: { ...page, sort: 'title' }, signal }));
      return withPot
        ? orOwn(
            () => all(listPotStock),
            () => all(listSubgroupStock),
          )
        : all(listSubgroupStock);
    },
  });
}

/** Stock of one key of a service; null when there is none. */
export function placeStockOfKeyQuery(level: Level, place: ServicePlace, options: { withPot: boolean; key: StockKey }) {
  const { key, withPot } = options;
  const endpoint = withPot ? listPotStock : listSubgroupStock;
  return queryOptions({
    queryKey: ['licences', 'place key', level, place, withPot, key],
    queryFn: async ({ signal }): Promise<PlaceStockRow | null> => {
      const rows = await everyRow((page) => callEndpoint(endpoint, { level, params: place, query: page, signal }));
      return rows.find((row) => isSameKey(row, key)) ?? null;
    },
  });
}

/** Downloads the stock of a service, with the general pot where it is shown. */
export function downloadPlaceStock(
  level: Level,
  place: ServicePlace,
  { query, withPot }: { query: StockQuery; withPot: boolean },
): SheetDownload {
  const endpoint = withPot ? getPotStockCsv : getSubgroupStockCsv;
  return sheetOf(endpoint, { level, params: place, query, fileName: 'Licences' });
}

type SiblingQuery = Query<typeof listSiblingLevels>;

export function siblingLevelsQuery(level: Level, groupId: number, query: SiblingQuery) {
  return queryOptions({
    queryKey: ['licences', 'siblings', level, groupId, query],
    queryFn: ({ signal }) => callEndpoint(listSiblingLevels, { level, query: { ...query, groupId }, signal }),
    placeholderData: (held, from) => (from?.queryKey[3] === groupId ? held : undefined),
  });
}

export function downloadSiblingLevels(level: Level, groupId: number, query: SiblingQuery): SheetDownload {
  return sheetOf(getSiblingLevelsCsv, {
    level,
    query: { ...query, groupId },
    fileName: 'Licences of Services',
  });
}
