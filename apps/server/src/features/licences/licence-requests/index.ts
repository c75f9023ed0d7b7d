export { fulfilFromPot } from './fulfil-request.ts';
export { lapsingRequests } from './lapse-requests.ts';
export {
  askForMissing,
  declineRequest,
  requestLicences,
  withdrawForVirtualGroup,
  withdrawRequest,
} from './request-licences.ts';
export { licenceRequestRoutes } from './requests.routes.ts';
export { settleRequest, takeRequest } from './settle-request.ts';
export { showRequest } from './show-request.ts';
