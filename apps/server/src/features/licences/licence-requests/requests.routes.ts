import {
  declineRequest as declineEndpoint,
  fulfilRequest as fulfilEndpoint,
  getLicenceRequestsCsv,
  getSubgroupRequestsCsv,
  requestLicences as requestEndpoint,
  withdrawRequest as withdrawEndpoint,
} from '@doselore/contract/licence-requests';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { fulfilFromPot } from './fulfil-request.ts';
import { declineRequest, requestLicences, withdrawRequest } from './request-licences.ts';
import { requestsList, subgroupRequestsList } from './requests.lists.ts';
import { showRequest } from './show-request.ts';

const ok = { ok: true } as const;

export const licenceRequestRoutes: Route[] = [
  ...serveList(requestsList, getLicenceRequestsCsv),
  ...serveList(subgroupRequestsList, getSubgroupRequestsCsv),
  serve(requestEndpoint, ({ params, body, services, actor }) =>
    requestLicences(services, actor, { ...params, ...body }),
  ),
  serve(withdrawEndpoint, async ({ params, body, services, actor }) => {
    await withdrawRequest(services, actor, { ...params, ...body });
    return ok;
  }),
  serve(fulfilEndpoint, async ({ params, body, scope, services, actor }) => {
    await fulfilFromPot(services, actor, { ...params, ...body });
    return showRequest({ scope, services }, body.licenceRequestId);
  }),
  serve(declineEndpoint, async ({ params, body, scope, services, actor }) => {
    await declineRequest(services, actor, { ...params, ...body });
    return showRequest({ scope, services }, body.licenceRequestId);
  }),
];
