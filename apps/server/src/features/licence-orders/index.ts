export { licenceOrderRoutes } from './licence-orders.routes.ts';
export { orderForRequest } from './order-for-request.ts';
export { purchaseLicences } from './purchase-licences.ts';
