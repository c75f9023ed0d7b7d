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
  returnFromPools,
} from '@doselore/contract/licence-stock';
import type { GroupId } from '../../../platform/access/index.ts';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { adjustStock, editMonths, movePools } from './move-stock.ts';
import { movementsList, subgroupMovementsList } from './movements.lists.ts';
import { showStock } from './show-stock.ts';
import { potStockList, stockList, subgroupStockList } from './stock.lists.ts';
import { presentPool } from './stock.presenter.ts';
import { listPools } from './stock.report.ts';

const keyOf = ({ groupId }: { groupId: GroupId }, body: Omit<Parameters<typeof movePools>[2]['key'], 'groupId'>) => ({
  groupId,
  productType: body.productType,
  productId: body.productId,
  certificateMonths: body.certificateMonths,
});

export const licenceStockRoutes: Route[] = [
  ...serveList(stockList, getStockCsv),
  serve(getStock, async ({ params, scope, services }) => {
    const stock = await showStock(services, scope, params);
    const pools = await listPools(services.db, params);
    return { ...stock, pool_rows: pools.map(presentPool) };
  }),
  ...serveList(subgroupStockList, getSubgroupStockCsv),
  ...serveList(potStockList, getPotStockCsv),
  ...serveList(movementsList, getMovementsCsv),
  ...serveList(subgroupMovementsList, getSubgroupMovementsCsv),
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
