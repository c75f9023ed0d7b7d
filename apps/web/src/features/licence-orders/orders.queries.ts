import { type Answer, endpointAt, isService, type Level, type Place, type Query } from '@doselore/contract';
import {
  getOrdersCsv,
  listLicenceProducts,
  listOrders,
  orderForService,
  purchaseLicences,
  voidOrder,
} from '@doselore/contract/licence-orders';
import { listVirtualGroups } from '@doselore/contract/virtual-groups';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, everyRow, type SheetDownload, sheetOf } from '../../platform/api/index.ts';
import type { StockKey } from '../ledger/index.ts';

export type Product = Answer<typeof listLicenceProducts.group>[number];
type OrdersQuery = Query<typeof listOrders>;

export type Order = StockKey & {
  quantity: number;
  poReference: string;
  transactionRef: string;
  /** Service whose pool gets the licences. Without service and virtual group, the general pot gets them. */
  subgroupId?: number;
  virtualGroupId?: number;
};

export function productsQuery(level: Level, place: Place) {
  return queryOptions({
    queryKey: ['licences', 'products', level, place.groupId, place.subgroupId],
    queryFn: ({ signal }) => callEndpoint(endpointAt(listLicenceProducts, place), { level, params: place, signal }),
  });
}

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
export function openVirtualGroupsQuery(level: Level, groupId: number) {
  return queryOptions({
    queryKey: ['virtual-groups', 'all of', level, groupId],
    queryFn: ({ signal }) =>
      everyRow((page) => callEndpoint(listVirtualGroups, { level, query: { ...page, groupId }, signal })),
  });
}

export function ordersQuery(level: Level, groupId: number, query: OrdersQuery) {
  return queryOptions({
    queryKey: ['licences', 'orders', level, groupId, query],
    queryFn: ({ signal }) => callEndpoint(listOrders, { level, params: { groupId }, query, signal }),
    placeholderData: (held, from) => (from?.queryKey[3] === groupId ? held : undefined),
  });
}

export function downloadOrders(level: Level, groupId: number, query: OrdersQuery): SheetDownload {
  return sheetOf(getOrdersCsv, { level, params: { groupId }, query, fileName: 'Orders' });
}

export type VoidOrder = { orderId: number; reason: string };

export function sendVoid(level: Level, groupId: number, body: VoidOrder & { idempotencyKey: string }) {
  return callEndpoint(voidOrder, { level, params: { groupId }, body });
}
