import type { Answer, Level, Query, ServicePlace } from '@doselore/contract';
import { listLicenceLevels, listSiblingLevels } from '@doselore/contract/licence-levels';
import {
  getStock,
  listPotStock,
  listStock,
  listSubgroupStock,
  type PlaceStockRow,
  type StockQuery,
} from '@doselore/contract/licence-stock';
import { callEndpoint, everyRow } from '../../../platform/api/index.ts';
import { callOf, ofSamePlace, roomLists } from '../../../platform/query-client/index.ts';
import { isSameKey, type StockKey, withPotOr } from '../ledger/index.ts';

const licences = roomLists('licences');

export type StockOfKey = Answer<typeof getStock>;

/** Keeps the rows of an organisation while others load, but never shows those of another organisation. */
const ofGroup = (groupId: number) => ({
  placeholderData: <T>(previous: T | undefined, from?: Parameters<typeof callOf>[0]) =>
    (callOf(from)?.query as { groupId?: number } | undefined)?.groupId === groupId ? previous : undefined,
});

/** Stock of an organisation, with the days it lasts. While it loads, rows of another organisation are never shown. */
export const levelsQuery = (level: Level, groupId: number, query: StockQuery) =>
  licences.one(listLicenceLevels, { level, query: { ...query, groupId } }, ofGroup(groupId));

/** Finds the row of a key in the report of licence levels, which has its days of cover. Null for a key that is not there. */
export const levelOfKeyQuery = (level: Level, groupId: number, { key, title }: { key: StockKey; title: string }) =>
  licences.every(
    listLicenceLevels,
    { level, query: { q: title, groupId } },
    { select: (rows) => rows.find((row) => isSameKey(row, key)) ?? null },
  );

/** Sums over everything that the same filters match. */
export const totalsQuery = (level: Level, groupId: number, { q, level: stockLevel }: StockQuery) =>
  licences.list(
    listStock,
    { level, params: { groupId }, query: { q, level: stockLevel, per_page: 1 } },
    { select: ({ totals }) => totals },
  );

/** Stock as a spreadsheet, without the days it lasts. */
export const stockQuery = licences.sheet(listStock, 'Licences');

export const stockOfKeyQuery = (level: Level, groupId: number, key: StockKey) =>
  licences.one(getStock, { level, params: { groupId, ...key } });

/** All keys of an organisation, for a choice of one. */
export const allStockQuery = (level: Level, groupId: number) =>
  licences.every(listStock, { level, params: { groupId }, query: { sort: 'title' } });

/**
 * Stock of a service. `withPot` adds the general pot, and falls back to the pool alone where the service may not use
 * the pot.
 */
export function placeStockQuery(
  level: Level,
  { groupId, subgroupId }: ServicePlace,
  { query, withPot }: { withPot: boolean; query: StockQuery },
) {
  const parts = { level, params: { groupId, subgroupId }, query, withPot };
  const ask = ({ withPot: asksPot, ...call }: typeof parts, { signal }: { signal: AbortSignal }) => {
    const own = () => callEndpoint(listSubgroupStock, { ...call, signal });
    return asksPot ? withPotOr(() => callEndpoint(listPotStock, { ...call, signal }), own) : own();
  };
  return licences.combined('place', parts, ask, ofSamePlace(parts));
}

/** All keys of a service, for a choice of one. */
export const everyPlaceStock = (level: Level, { groupId, subgroupId }: ServicePlace, withPot: boolean) =>
  licences.combined('all place keys', { level, groupId, subgroupId, withPot }, (parts, { signal }) => {
    const { level: by, withPot: asksPot, ...params } = parts;
    const all = (endpoint: typeof listPotStock | typeof listSubgroupStock) =>
      everyRow((page) => callEndpoint(endpoint, { level: by, params, query: { ...page, sort: 'title' }, signal }));
    const own = () => all(listSubgroupStock);
    return asksPot ? withPotOr(() => all(listPotStock), own) : own();
  });

/** Stock of one key of a service; null when there is none. */
export const placeStockOfKeyQuery = (
  level: Level,
  place: ServicePlace,
  { key, withPot }: { withPot: boolean; key: StockKey },
) =>
  licences.every(
    withPot ? listPotStock : listSubgroupStock,
    { level, params: place },
    { select: (rows): PlaceStockRow | null => rows.find((row) => isSameKey(row, key)) ?? null },
  );

/** Spreadsheet of the stock of a service, with the general pot where it is shown. */
export const poolStockQuery = (withPot: boolean) =>
  licences.sheet(withPot ? listPotStock : listSubgroupStock, 'Licences');

export const siblingLevelsQuery = (level: Level, groupId: number, query: Query<typeof listSiblingLevels>) => {
  const siblings = licences.sheet(listSiblingLevels, 'Licences of Services', ofGroup(groupId));
  return siblings({ level, query: { ...query, groupId } });
};
