import { atPlace, csvAtPlace } from '../../at-place.ts';
import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { licencesSchemas } from './licences.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forSubgroup = ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const;
const forVirtualGroup = ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'] as const;

/** Lists the stock of an organisation, a row for each key. `totals` cover everything that the filters show. */
export const listStock = endpoint<typeof licencesSchemas.listStock>({
  method: 'GET',
  path: 'groups/:groupId/licences',
  levels: forGroup,
  permission: 'licences.stock',
});
export const getStockCsv = csvOf(listStock);

export const getStock = endpoint<typeof licencesSchemas.getStock>({
  method: 'GET',
  path: 'groups/:groupId/licences/:productType/:productId/:certificateMonths',
  levels: forGroup,
  permission: 'licences.stock',
});

/** Lists the seats that a service can issue from its pool. `listPotStock` shows the general pot. */
export const listSubgroupStock = endpoint<typeof licencesSchemas.listSubgroupStock>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/licences',
  levels: forSubgroup,
  permission: 'licences.list',
});
export const getSubgroupStockCsv = csvOf(listSubgroupStock);

/** Lists the same with the seats in the general pot, for admins who may issue from it. */
export const listPotStock = endpoint<typeof licencesSchemas.listPotStock>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/general-pot',
  levels: forSubgroup,
  permission: 'licences.issueFromPot',
});
export const getPotStockCsv = csvOf(listPotStock);

/** Lists the products that may be ordered or requested for a place. */
export const listLicenceProducts = atPlace<typeof licencesSchemas.listLicenceProducts>({
  method: 'GET',
  path: 'licence-products',
  permission: { group: 'licences.purchase', subgroup: 'licences.list' },
});

/**
 * Adds bought seats to the general pot or to the pool of a service or virtual group. Two calls with one idempotency key
 * buy once.
 */
export const purchaseLicences = endpoint<typeof licencesSchemas.purchaseLicences>({
  method: 'POST',
  path: 'groups/:groupId/licences',
  levels: forGroup,
  permission: 'licences.purchase',
});

export const orderForService = endpoint<typeof licencesSchemas.orderForService>({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/order-licences',
  levels: forSubgroup,
  permission: 'licences.orderOwn',
});

export const listOrders = endpoint<typeof licencesSchemas.listOrders>({
  method: 'GET',
  path: 'groups/:groupId/licence-orders',
  levels: forGroup,
  permission: 'licences.stock',
});
export const getOrdersCsv = csvOf(listOrders);

/** Lists the movements behind a number: who moved seats, when, why, from where and to where. */
export const listMovements = endpoint<typeof licencesSchemas.listMovements>({
  method: 'GET',
  path: 'groups/:groupId/licence-movements',
  levels: forGroup,
  permission: 'licences.stock',
});
export const getMovementsCsv = csvOf(listMovements);

/** Lists the movements of the service's own pool. */
export const listSubgroupMovements = endpoint<typeof licencesSchemas.listSubgroupMovements>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/licence-movements',
  levels: forSubgroup,
  permission: 'licences.list',
});
export const getSubgroupMovementsCsv = csvOf(listSubgroupMovements);

/** Lists issued licences. Those of a service were issued for it, from any source. */
export const listLicences = atPlace<typeof licencesSchemas.listLicences>({
  method: 'GET',
  path: 'issued-licences',
  permission: { group: 'licences.stock', subgroup: 'licences.list' },
});
export const getLicencesCsv = csvAtPlace(listLicences);

/**
 * Lists all licences of a person in the organisation. Service admins see them too, because they must know them before
 * issuing another.
 */
export const listMemberLicences = atPlace<typeof licencesSchemas.listMemberLicences>({
  method: 'GET',
  path: 'members-licences/:userId',
  permission: { group: 'licences.stock', subgroup: 'licences.list' },
});
export const getMemberLicencesCsv = csvAtPlace(listMemberLicences);

/** Lists licences for the course that this virtual group teaches. */
export const listDelegateLicences = endpoint<typeof licencesSchemas.listDelegateLicences>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/members-licences/:userId',
  levels: forVirtualGroup,
  permission: 'licences.list',
});
export const getDelegateLicencesCsv = csvOf(listDelegateLicences);

/** Lists every licence that a person has ever held in any organisation. */
export const listUserLicences = endpoint<typeof licencesSchemas.listUserLicences>({
  method: 'GET',
  path: 'users/:userId/licences',
  levels: ['superAdmin'],
  permission: 'users.read',
});
export const getUserLicencesCsv = csvOf(listUserLicences);
