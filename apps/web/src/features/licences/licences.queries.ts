import {
  type Answer,
  type Level,
  listLicenceProducts,
  listStock,
  type ProductType,
  purchaseLicences,
  type Query,
} from '@doselore/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

export type Product = Answer<typeof listLicenceProducts>[number];

export type Order = {
  productType: ProductType;
  productId: number;
  quantity: number;
  certificateMonths: number;
  poReference: string;
  transactionRef: string;
};

export function stockQuery(level: Level, groupId: number, query: Query<typeof listStock>) {
  return queryOptions({
    queryKey: ['licences', 'stock', level, groupId, query],
    queryFn: ({ signal }) => callEndpoint(listStock, { level, params: { groupId }, query, signal }),
    placeholderData: (held, from) => (from?.queryKey[3] === groupId ? held : undefined),
  });
}

export function productsQuery(level: Level, groupId: number) {
  return queryOptions({
    queryKey: ['licences', 'products', level, groupId],
    queryFn: ({ signal }) => callEndpoint(listLicenceProducts, { level, params: { groupId }, signal }),
  });
}

export function sendOrder(level: Level, groupId: number, order: Order & { idempotencyKey: string }) {
  return callEndpoint(purchaseLicences, { level, params: { groupId }, body: order });
}

/** Stock, the counts in the lists of organisations and members, and what the person sees as a learner. */
export function refreshAfterLicences(client: QueryClient): Promise<unknown> {
  const keys = ['licences', 'groups', 'members', 'my-learning'];
  return Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
