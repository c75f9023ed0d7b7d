import {
  adjustStock as adjustEndpoint,
  allocateToPools,
  editCertMonths,
  getMovementsCsv,
  getPotStockCsv,
  getStock,
  getStockCsv,
  getSubgroupMovementsCsv,
  getSubgroupStockCsv,
  listMovements,
  listPotStock,
  listStock,
  listSubgroupMovements,
  listSubgroupStock,
  returnFromPools,
  type StockQuery,
} from '@doselore/contract/licence-stock';
import type { CheckedServicePlace, GroupId, Scope } from '../../platform/access/index.ts';
import { allPages, type Route, serve, sheetAnswer } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { adjustStock, editMonths, movePools } from './move-stock.ts';
import { listMovementRows } from './movements.report.ts';
import { showStock } from './show-stock.ts';
import { movementHead, movementLine, placeStockHead, placeStockLine, stockHead, stockLine } from './stock.csv.ts';
import { presentMovement, presentPlaceStock, presentPool, presentStock } from './stock.presenter.ts';
import { listPlaceStock, listPools, listStockRows } from './stock.report.ts';

const totalOf = (rows: readonly { total: number }[]) => rows[0]?.total ?? 0;

type PlaceCall = { params: CheckedServicePlace; query: StockQuery; scope: Scope; services: Services };

const showPlace =
  (withPot: boolean) =>
  async ({ params, query, scope, services }: PlaceCall) => {
    const rows = await listPlaceStock(services.db, scope, { ...query, ...params, withPot, now: services.clock.now() });
    return { rows: rows.map((row) => presentPlaceStock(row, withPot)), total: totalOf(rows) };
  };

const exportPlace =
  (withPot: boolean) =>
  async ({ params, query, scope, services }: PlaceCall) => {
    const rows = await listPlaceStock(services.db, scope, {
      ...allPages(query),
      ...params,
      withPot,
      now: services.clock.now(),
    });
    return sheetAnswer('Licences', placeStockHead(withPot), rows.map(placeStockLine(withPot)));
  };

const keyOf = ({ groupId }: { groupId: GroupId }, body: Omit<Parameters<typeof movePools>[2]['key'], 'groupId'>) => ({
  groupId,
  productType: body.productType,
  productId: body.productId,
  certificateMonths: body.certificateMonths,
});

export const licenceStockRoutes: Route[] = [
  serve(listStock, async ({ params, query, scope, services }) => {
    const rows = await listStockRows(services.db, scope, { ...query, ...params, now: services.clock.now() });
    const [sum] = rows;
    return {
      rows: rows.map(presentStock),
      total: totalOf(rows),
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
  }),
  serve(getStockCsv, async ({ params, query, scope, services }) => {
    const rows = await listStockRows(services.db, scope, { ...allPages(query), ...params, now: services.clock.now() });
    return sheetAnswer('Licences', stockHead, rows.map(stockLine));
  }),
  serve(getStock, async ({ params, scope, services }) => {
    const stock = await showStock(services, scope, params);
    const pools = await listPools(services.db, params);
    return { ...stock, pool_rows: pools.map(presentPool) };
  }),
  serve(listSubgroupStock, showPlace(false)),
  serve(getSubgroupStockCsv, exportPlace(false)),
  serve(listPotStock, showPlace(true)),
  serve(getPotStockCsv, exportPlace(true)),
  serve(listMovements, async ({ params, query, scope, services }) => {
    const rows = await listMovementRows(services.db, scope, { ...query, ...params });
    return { rows: rows.map(presentMovement), total: totalOf(rows) };
  }),
  serve(getMovementsCsv, async ({ params, query, scope, services }) => {
    const rows = await listMovementRows(services.db, scope, { ...allPages(query), ...params, isEach: true });
    return sheetAnswer('Movements', movementHead, rows.map(movementLine));
  }),
  serve(listSubgroupMovements, async ({ params, query, scope, services }) => {
    const own = { account: 'POOL', placeId: params.subgroupId } as const;
    const rows = await listMovementRows(services.db, scope, { ...query, ...params, ...own });
    return { rows: rows.map(presentMovement), total: totalOf(rows) };
  }),
  serve(getSubgroupMovementsCsv, async ({ params, query, scope, services }) => {
    const own = { account: 'POOL', placeId: params.subgroupId } as const;
    const rows = await listMovementRows(services.db, scope, {
      ...allPages(query),
      ...params,
      ...own,
      isEach: true,
    });
    return sheetAnswer('Movements', movementHead, rows.map(movementLine));
  }),
  serve(allocateToPools, ({ params, body, services, actor }) =>
    movePools(services, actor, { ...body, key: keyOf(params, body), direction: 'allocate' }),
  ),
  serve(returnFromPools, ({ params, body, services, actor }) =>
    movePools(services, actor, { ...body, key: keyOf(params, body), direction: 'return' }),
  ),
  serve(adjustEndpoint, ({ params, body, services, actor }) =>
    adjustStock(services, actor, { ...body, key: keyOf(params, body) }),
  ),
  serve(editCertMonths, ({ params, body, services, actor }) =>
    editMonths(services, actor, { ...body, key: keyOf(params, body), newMonths: body.newCertificateMonths }),
  ),
];
