import { z } from 'zod';
import { id, listQuery, pageOf } from '../../common.ts';
import { csvOf } from '../../csv.ts';
import { defineEndpoint } from '../../endpoint.ts';
import {
  certificateMonths,
  inGroup,
  inSubgroup,
  inVirtualGroup,
  licenceProduct,
  licenceRow,
  licencesQuery,
  memberLicence,
  movementRow,
  movementsQuery,
  orderRow,
  placeStockRow,
  poolRow,
  productTypes,
  purchase,
  servicePurchase,
  stockLevels,
  stockRow,
  stockTotals,
  userLicence,
} from './licences.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forSubgroup = ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const;
const forVirtualGroup = ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'] as const;

/** The stock of an organisation, a row for each key; `totals` are of all that the filters show. */
export const listStock = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/licences',
  levels: forGroup,
  permission: 'licences.stock',
  params: inGroup,
  query: listQuery.extend({ level: z.enum(['', 'needed', ...stockLevels]).default('') }),
  response: pageOf(stockRow).extend({ totals: stockTotals }),
});
export const getStockCsv = csvOf(listStock);

export const getStock = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/licences/:productType/:productId/:certificateMonths',
  levels: forGroup,
  permission: 'licences.stock',
  params: inGroup.extend({ productType: z.enum(productTypes), productId: id, certificateMonths }),
  response: stockRow.extend({ pool_rows: z.array(poolRow) }),
});

/** What a service can issue from its pool; the general pot is shown by `listPotStock`. */
export const listSubgroupStock = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/licences',
  levels: forSubgroup,
  permission: 'licences.list',
  params: inSubgroup,
  query: listQuery,
  response: pageOf(placeStockRow),
});
export const getSubgroupStockCsv = csvOf(listSubgroupStock);

/** The same with what is in the general pot, for those who may issue from it. */
export const listPotStock = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/general-pot',
  levels: forSubgroup,
  permission: 'licences.issueFromPot',
  params: inSubgroup,
  query: listQuery,
  response: pageOf(placeStockRow),
});
export const getPotStockCsv = csvOf(listPotStock);

export const listLicenceProducts = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/licence-products',
  levels: forGroup,
  permission: 'licences.purchase',
  params: inGroup,
  response: z.array(licenceProduct),
});

/** What a service may order or ask for. */
export const listServiceProducts = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/licence-products',
  levels: forSubgroup,
  permission: 'licences.list',
  params: inSubgroup,
  response: z.array(licenceProduct),
});

/** Adds bought seats to the general pot, a service's pool or that of a virtual group. The same key twice buys once. */
export const purchaseLicences = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/licences',
  levels: forGroup,
  permission: 'licences.purchase',
  params: inGroup,
  body: purchase,
  response: stockRow,
});

export const orderForService = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/order-licences',
  levels: forSubgroup,
  permission: 'licences.orderOwn',
  params: inSubgroup,
  body: servicePurchase,
  response: z.object({ orderId: z.number().int() }),
});

export const listOrders = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/licence-orders',
  levels: forGroup,
  permission: 'licences.stock',
  params: inGroup,
  query: listQuery.extend({ state: z.enum(['', 'fulfilled', 'voided']).default('') }),
  response: pageOf(orderRow),
});
export const getOrdersCsv = csvOf(listOrders);

/** Every number opens into these: who moved seats, when, why, from where and to where. */
export const listMovements = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/licence-movements',
  levels: forGroup,
  permission: 'licences.stock',
  params: inGroup,
  query: movementsQuery,
  response: pageOf(movementRow),
});
export const getMovementsCsv = csvOf(listMovements);

/** Those of the service's own pool. */
export const listSubgroupMovements = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/licence-movements',
  levels: forSubgroup,
  permission: 'licences.list',
  params: inSubgroup,
  query: movementsQuery.omit({ account: true, placeId: true }),
  response: pageOf(movementRow),
});
export const getSubgroupMovementsCsv = csvOf(listSubgroupMovements);

export const listLicences = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/issued-licences',
  levels: forGroup,
  permission: 'licences.stock',
  params: inGroup,
  query: licencesQuery,
  response: pageOf(licenceRow),
});
export const getLicencesCsv = csvOf(listLicences);

/** Those issued for the service, wherever the seat came from. */
export const listSubgroupLicences = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/issued-licences',
  levels: forSubgroup,
  permission: 'licences.list',
  params: inSubgroup,
  query: licencesQuery,
  response: pageOf(licenceRow),
});
export const getSubgroupLicencesCsv = csvOf(listSubgroupLicences);

export const listMemberLicences = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/members-licences/:userId',
  levels: forGroup,
  permission: 'licences.stock',
  params: inGroup.extend({ userId: id }),
  response: z.array(memberLicence),
});
export const getMemberLicencesCsv = csvOf(listMemberLicences);

/** All that the person holds in the organisation: a service admin has to know before issuing another. */
export const listSubgroupMemberLicences = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/members-licences/:userId',
  levels: forSubgroup,
  permission: 'licences.list',
  params: inSubgroup.extend({ userId: id }),
  response: z.array(memberLicence),
});
export const getSubgroupMemberLicencesCsv = csvOf(listSubgroupMemberLicences);

/** Those for what this virtual group teaches. */
export const listDelegateLicences = defineEndpoint({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/members-licences/:userId',
  levels: forVirtualGroup,
  permission: 'licences.list',
  params: inVirtualGroup.extend({ userId: id }),
  response: z.array(memberLicence),
});
export const getDelegateLicencesCsv = csvOf(listDelegateLicences);

/** Every licence that a person has held anywhere. */
export const listUserLicences = defineEndpoint({
  method: 'GET',
  path: 'users/:userId/licences',
  levels: ['superAdmin'],
  permission: 'users.read',
  params: z.strictObject({ userId: id }),
  response: z.array(userLicence),
});
export const getUserLicencesCsv = csvOf(listUserLicences);
