export { licenceOrderRoutes } from './licence-orders.routes.ts';
export { purchaseLicences } from './purchase-licences.ts';
export { requesterAddress, settleRequest, takeRequest } from './settle-request.ts';
