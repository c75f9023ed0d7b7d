import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { licenceStockSchemas } from './licence-stock.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forSubgroup = ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const;

/** Lists the stock of an organisation, a row for each key. `totals` cover everything that the filters show. */
export const listStock = endpoint<typeof licenceStockSchemas.listStock>({
  method: 'GET',
  path: 'groups/:groupId/licences',
  levels: forGroup,
  permission: 'licences.stock',
});
export const getStockCsv = csvOf(listStock);

export const getStock = endpoint<typeof licenceStockSchemas.getStock>({
  method: 'GET',
  path: 'groups/:groupId/licences/:productType/:productId/:certificateMonths',
  levels: forGroup,
  permission: 'licences.stock',
});

/** Lists the seats that a service can issue from its pool. `listPotStock` shows the general pot. */
export const listSubgroupStock = endpoint<typeof licenceStockSchemas.listSubgroupStock>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/licences',
  levels: forSubgroup,
  permission: 'licences.list',
});
export const getSubgroupStockCsv = csvOf(listSubgroupStock);

/** Lists the same with the seats in the general pot, for admins who may issue from it. */
export const listPotStock = endpoint<typeof licenceStockSchemas.listPotStock>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/general-pot',
  levels: forSubgroup,
  permission: 'licences.issueFromPot',
});
export const getPotStockCsv = csvOf(listPotStock);

/** Lists the movements behind a number: who moved seats, when, why, from where and to where. */
export const listMovements = endpoint<typeof licenceStockSchemas.listMovements>({
  method: 'GET',
  path: 'groups/:groupId/licence-movements',
  levels: forGroup,
  permission: 'licences.stock',
});
export const getMovementsCsv = csvOf(listMovements);

/** Lists the movements of the service's own pool. */
export const listSubgroupMovements = endpoint<typeof licenceStockSchemas.listSubgroupMovements>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/licence-movements',
  levels: forSubgroup,
  permission: 'licences.list',
});
export const getSubgroupMovementsCsv = csvOf(listSubgroupMovements);
