export { fulfilFromPot } from './fulfil-request.ts';
export { lapsingRequests } from './lapse-requests.ts';
export { declineRequest, requestLicences, withdrawRequest } from './request-licences.ts';
export { licenceRequestRoutes } from './requests.routes.ts';
