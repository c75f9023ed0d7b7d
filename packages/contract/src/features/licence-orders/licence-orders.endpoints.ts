import { atPlace } from '../../at-place.ts';
import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { licenceOrdersSchemas } from './licence-orders.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forSubgroup = ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const;

/** Lists the products that may be ordered or requested for a place. Drafts are for those who see the catalogue. */
export const listLicenceProducts = atPlace<typeof licenceOrdersSchemas.listLicenceProducts>({
  method: 'GET',
  path: 'licence-products',
  permission: { group: 'licences.purchase', subgroup: 'licences.list' },
});

/**
 * Adds bought seats to the general pot or to the pool of a service or virtual group. Two calls with one idempotency key
 * buy once.
 */
export const purchaseLicences = endpoint<typeof licenceOrdersSchemas.purchaseLicences>({
  method: 'POST',
  path: 'groups/:groupId/licences',
  levels: forGroup,
  permission: 'licences.purchase',
});

export const orderForService = endpoint<typeof licenceOrdersSchemas.orderForService>({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/order-licences',
  levels: forSubgroup,
  permission: 'licences.orderOwn',
});

export const listOrders = endpoint<typeof licenceOrdersSchemas.listOrders>({
  method: 'GET',
  path: 'groups/:groupId/licence-orders',
  levels: forGroup,
  permission: 'licences.stock',
});
export const getOrdersCsv = csvOf(listOrders);

/** Voids an order. All its seats must still be unissued in the place that they went to. */
export const voidOrder = endpoint<typeof licenceOrdersSchemas.voidOrder>({
  method: 'POST',
  path: 'groups/:groupId/void-order',
  levels: ['superAdmin'],
  permission: 'licences.correct',
});
