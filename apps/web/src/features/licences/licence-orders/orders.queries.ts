import { type Answer, isService, type Level, type Place } from '@doselore/contract';
import {
  type listLicenceProducts,
  listOrders,
  orderForService,
  purchaseLicences,
} from '@doselore/contract/licence-orders';
import { listVirtualGroups } from '@doselore/contract/virtual-groups';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomLists, roomQueries } from '../../../platform/query-client/index.ts';
import type { StockKey } from '../ledger/index.ts';

export const licences = roomLists('licences');
const virtualGroups = roomQueries('virtual-groups');

export type Product = Answer<typeof listLicenceProducts.group>[number];

export type Order = StockKey & {
  quantity: number;
  poReference: string;
  transactionRef: string;
  /** Service whose pool gets the licences. Without service and virtual group, the general pot gets them. */
  subgroupId?: number;
  virtualGroupId?: number;
};

/** Sends an order. A service orders for itself, an organisation for its pot or one of its places. */
export function sendOrder(
  level: Level,
  place: Place,
  { subgroupId: intoPool, ...order }: Order & { idempotencyKey: string },
): Promise<unknown> {
  if (isService(place)) return callEndpoint(orderForService, { level, params: place, body: order });
  const service = intoPool === undefined ? {} : { subgroupId: intoPool, directServiceOrder: 1 };
  return callEndpoint(purchaseLicences, { level, params: place, body: { ...order, ...service } });
}

/** Courses of an organisation that are neither closed nor cancelled. */
export const openVirtualGroupsQuery = (level: Level, groupId: number) =>
  virtualGroups.every(listVirtualGroups, { level, query: { groupId } });

export const ordersQuery = licences.sheet(listOrders, 'Orders');
