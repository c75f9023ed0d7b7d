import { stockLevelWords } from '@doselore/contract/ledger';
import { listPotStock, listStock, listSubgroupStock } from '@doselore/contract/licence-stock';
import { type Column, declareList } from '../../../platform/lists/index.ts';
import { presentPlaceStock, presentStock } from './stock.presenter.ts';
import { listPlaceStock, listStockRows, type PlaceStockData } from './stock.report.ts';

export const stockList = declareList(listStock, {
  name: 'Licences',
  rows: ({ params, query, scope, services }) =>
    listStockRows(services.db, scope, { ...query, ...params, now: services.clock.now() }),
  present: (row) => presentStock(row),
  extra: async (_call, rows) => {
    const [sum] = await rows;
    return {
      totals: {
        courses: sum?.courses ?? 0,
        bought: sum?.all_bought ?? 0,
        pot: sum?.all_pot ?? 0,
        pools: sum?.all_pools ?? 0,
        held: sum?.all_held ?? 0,
        used: sum?.all_used ?? 0,
        void: sum?.all_void ?? 0,
        low: sum?.all_low ?? 0,
      },
    };
  },
  columns: [
    ['Course', (row) => row.title],
    ['Certificate months', (row) => row.certificate_months],
    ['Bought', (row) => row.bought],
    ['General pot', (row) => row.pot],
    ['Pools', (row) => row.pools],
    ['Issued, not started', (row) => row.held],
    ['Used', (row) => row.used],
    ['Written off', (row) => row.void],
    ['Reorder level', (row) => row.low_at],
    ['Level', (row) => stockLevelWords[row.level]],
  ],
});

/** Declares the stock of a service. `withPot` adds the general pot, for callers who may use it. */
const placeStockList = (endpoint: typeof listSubgroupStock | typeof listPotStock, withPot: boolean) => {
  const pot: Column<PlaceStockData>[] = withPot ? [['General pot', (row) => row.pot]] : [];
  return declareList(endpoint, {
    name: 'Licences',
    rows: ({ params, query, scope, services }) =>
      listPlaceStock(services.db, scope, { ...query, ...params, withPot, now: services.clock.now() }),
    present: (row) => presentPlaceStock(row, withPot),
    columns: [
      ['Course', (row) => row.title],
      ['Certificate months', (row) => row.certificate_months],
      ['Pool', (row) => row.pool],
      ...pot,
      ['Issued, not started', (row) => row.held],
      ['Used', (row) => row.used],
    ],
  });
};
export const subgroupStockList = placeStockList(listSubgroupStock, false);
export const potStockList = placeStockList(listPotStock, true);
