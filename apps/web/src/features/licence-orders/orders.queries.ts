import type { Answer, Level, Query } from '@doselore/contract';
import {
  getOrdersCsv,
  listLicenceProducts,
  listOrders,
  listServiceProducts,
  orderForService,
  purchaseLicences,
  voidOrder,
} from '@doselore/contract/licences';
import { listVirtualGroups } from '@doselore/contract/virtual-groups';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile, everyRow } from '../../platform/api/index.ts';
import type { PlaceIds } from '../../platform/routes/index.ts';
import type { StockKey } from '../licences/index.ts';

export type Product = Answer<typeof listLicenceProducts>[number];
type OrdersQuery = Query<typeof listOrders>;

export type Order = StockKey & {
  quantity: number;
  poReference: string;
  transactionRef: string;
  /** Into whose pool; without one of the two, into the general pot. */
  subgroupId?: number;
  virtualGroupId?: number;
};

export function productsQuery(level: Level, { groupId, subgroupId }: PlaceIds) {
  return queryOptions({
    queryKey: ['licences', 'products', level, groupId, subgroupId],
    queryFn: ({ signal }) =>
      subgroupId === null
        ? callEndpoint(listLicenceProducts, { level, params: { groupId }, signal })
        : callEndpoint(listServiceProducts, { level, params: { groupId, subgroupId }, signal }),
  });
}

/** A service orders for itself; an organisation for its pot or for one of its places. */
export function sendOrder(
  level: Level,
  { groupId, subgroupId }: PlaceIds,
  { subgroupId: intoPool, ...order }: Order & { idempotencyKey: string },
): Promise<unknown> {
  if (subgroupId !== null)
    return callEndpoint(orderForService, { level, params: { groupId, subgroupId }, body: order });
  const service = intoPool === undefined ? {} : { subgroupId: intoPool, directServiceOrder: 1 };
  return callEndpoint(purchaseLicences, { level, params: { groupId }, body: { ...order, ...service } });
}

export function openVirtualGroupsQuery(level: Level, groupId: number) {
  return queryOptions({
    queryKey: ['virtual-groups', 'all of', level, groupId],
    queryFn: async ({ signal }) => {
      const all = await everyRow((page) => callEndpoint(listVirtualGroups, { level, query: page, signal }));
      return all.filter(({ group, state }) => group.id === groupId && state !== 'closed' && state !== 'cancelled');
    },
  });
}

export function ordersQuery(level: Level, groupId: number, query: OrdersQuery) {
  return queryOptions({
    queryKey: ['licences', 'orders', level, groupId, query],
    queryFn: ({ signal }) => callEndpoint(listOrders, { level, params: { groupId }, query, signal }),
    placeholderData: (held, from) => (from?.queryKey[3] === groupId ? held : undefined),
  });
}

export function downloadOrders(level: Level, groupId: number, query: OrdersQuery): Promise<void> {
  return downloadFile(getOrdersCsv, { level, params: { groupId }, query, fileName: 'Orders.csv' });
}

export type VoidOrder = { orderId: number; reason: string };

export function sendVoid(level: Level, groupId: number, body: VoidOrder & { idempotencyKey: string }) {
  return callEndpoint(voidOrder, { level, params: { groupId }, body });
}
