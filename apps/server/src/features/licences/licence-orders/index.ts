export { licenceOrderRoutes } from './licence-orders.routes.ts';
export { orderForRequest } from './order-for-request.ts';
export { buyInTransaction, purchaseLicences } from './purchase-licences.ts';
