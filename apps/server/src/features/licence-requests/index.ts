export { fulfilFromPot } from './fulfil-request.ts';
export { lapsingRequests } from './lapse-requests.ts';
export {
  askForLicences,
  declineRequest,
  requestLicences,
  withdrawForVirtualGroup,
  withdrawRequest,
} from './request-licences.ts';
export { countAskedFor } from './requests.repository.ts';
export { licenceRequestRoutes } from './requests.routes.ts';
export { type OpenRequest, settleRequest, takeRequest } from './settle-request.ts';
export { showRequest } from './show-requests.ts';
