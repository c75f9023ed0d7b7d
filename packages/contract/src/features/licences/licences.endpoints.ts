import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { licencesSchemas } from './licences.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forSubgroup = ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const;
const forVirtualGroup = ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'] as const;

/** The stock of an organisation, a row for each key; `totals` are of all that the filters show. */
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

/** What a service can issue from its pool; the general pot is shown by `listPotStock`. */
export const listSubgroupStock = endpoint<typeof licencesSchemas.listSubgroupStock>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/licences',
  levels: forSubgroup,
  permission: 'licences.list',
});
export const getSubgroupStockCsv = csvOf(listSubgroupStock);

/** The same with what is in the general pot, for those who may issue from it. */
export const listPotStock = endpoint<typeof licencesSchemas.listPotStock>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/general-pot',
  levels: forSubgroup,
  permission: 'licences.issueFromPot',
});
export const getPotStockCsv = csvOf(listPotStock);

export const listLicenceProducts = endpoint<typeof licencesSchemas.listLicenceProducts>({
  method: 'GET',
  path: 'groups/:groupId/licence-products',
  levels: forGroup,
  permission: 'licences.purchase',
});

/** What a service may order or ask for. */
export const listServiceProducts = endpoint<typeof licencesSchemas.listServiceProducts>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/licence-products',
  levels: forSubgroup,
  permission: 'licences.list',
});

/** Adds bought seats to the general pot, a service's pool or that of a virtual group. The same key twice buys once. */
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

/** Every number opens into these: who moved seats, when, why, from where and to where. */
export const listMovements = endpoint<typeof licencesSchemas.listMovements>({
  method: 'GET',
  path: 'groups/:groupId/licence-movements',
  levels: forGroup,
  permission: 'licences.stock',
});
export const getMovementsCsv = csvOf(listMovements);

/** Those of the service's own pool. */
export const listSubgroupMovements = endpoint<typeof licencesSchemas.listSubgroupMovements>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/licence-movements',
  levels: forSubgroup,
  permission: 'licences.list',
});
export const getSubgroupMovementsCsv = csvOf(listSubgroupMovements);

export const listLicences = endpoint<typeof licencesSchemas.listLicences>({
  method: 'GET',
  path: 'groups/:groupId/issued-licences',
  levels: forGroup,
  permission: 'licences.stock',
});
export const getLicencesCsv = csvOf(listLicences);

/** Those issued for the service, wherever the seat came from. */
export const listSubgroupLicences = endpoint<typeof licencesSchemas.listSubgroupLicences>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/issued-licences',
  levels: forSubgroup,
  permission: 'licences.list',
});
export const getSubgroupLicencesCsv = csvOf(listSubgroupLicences);

export const listMemberLicences = endpoint<typeof licencesSchemas.listMemberLicences>({
  method: 'GET',
  path: 'groups/:groupId/members-licences/:userId',
  levels: forGroup,
  permission: 'licences.stock',
});
export const getMemberLicencesCsv = csvOf(listMemberLicences);

/** All that the person holds in the organisation: a service admin has to know before issuing another. */
export const listSubgroupMemberLicences = endpoint<typeof licencesSchemas.listSubgroupMemberLicences>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/members-licences/:userId',
  levels: forSubgroup,
  permission: 'licences.list',
});
export const getSubgroupMemberLicencesCsv = csvOf(listSubgroupMemberLicences);

/** Those for what this virtual group teaches. */
export const listDelegateLicences = endpoint<typeof licencesSchemas.listDelegateLicences>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/members-licences/:userId',
  levels: forVirtualGroup,
  permission: 'licences.list',
});
export const getDelegateLicencesCsv = csvOf(listDelegateLicences);

/** Every licence that a person has held anywhere. */
export const listUserLicences = endpoint<typeof licencesSchemas.listUserLicences>({
  method: 'GET',
  path: 'users/:userId/licences',
  levels: ['superAdmin'],
  permission: 'users.read',
});
export const getUserLicencesCsv = csvOf(listUserLicences);
