import { mayUnder } from '@doselore/contract';
import {
  getOrdersCsv,
  listLicenceProducts,
  orderForService,
  purchaseLicences as purchaseEndpoint,
  voidOrder as voidEndpoint,
} from '@doselore/contract/licence-orders';
import { orderForRequest as orderForRequestEndpoint } from '@doselore/contract/licence-requests';
import type { Actor } from '../../../platform/access/index.ts';
import { type Route, serve, serveAtPlace, serveList } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import { showRequest } from '../licence-requests/index.ts';
import { showStock } from '../licence-stock/index.ts';
import { orderForRequest } from './order-for-request.ts';
import { ordersList } from './orders.list.ts';
import { listProducts } from './products.repository.ts';
import { purchaseLicences } from './purchase-licences.ts';
import { voidOrder } from './void-order.ts';

async function showProducts({ services, actor }: { services: Services; actor: Actor }) {
  const hasDrafts = mayUnder(actor.level, 'courses.read');
  return (await listProducts(services.db, { hasDrafts })).map((product) => ({
    productType: product.product_type,
    productId: product.id,
    title: product.title,
    default_months: product.default_months,
    draft_course_id: product.draft_course_id,
  }));
}

export const licenceOrderRoutes: Route[] = [
  serve(orderForRequestEndpoint, async ({ params, body, scope, services, actor }) => {
    await orderForRequest(services, actor, { ...params, ...body });
    return showRequest({ scope, services }, body.licenceRequestId);
  }),
  ...serveAtPlace(listLicenceProducts, showProducts),
  serve(purchaseEndpoint, async ({ params, body, scope, services, actor }) => {
    await purchaseLicences(services, actor, { ...body, ...params });
    return showStock(services, scope, {
      groupId: params.groupId,
      productType: body.productType,
      productId: body.productId,
      certificateMonths: body.certificateMonths,
    });
  }),
  serve(orderForService, async ({ params, body, services, actor }) => ({
    order_id: await purchaseLicences(services, actor, { ...body, ...params, directServiceOrder: 1 }),
  })),
  ...serveList(ordersList, getOrdersCsv),
  serve(voidEndpoint, async ({ params, body, services, actor }) => {
    await voidOrder(services, actor, { ...body, ...params });
    return { ok: true } as const;
  }),
];
