import {
  declineRequest as declineEndpoint,
  fulfilRequest as fulfilEndpoint,
  getLicenceRequestsCsv,
  getSubgroupRequestsCsv,
  listLicenceRequests,
  listSubgroupRequests,
  requestLicences as requestEndpoint,
  withdrawRequest as withdrawEndpoint,
} from '@doselore/contract/licence-requests';
import { allPages, type Route, serve, sheetAnswer } from '../../platform/http/index.ts';
import { fulfilFromPot } from './fulfil-request.ts';
import { declineRequest, requestLicences, withdrawRequest } from './request-licences.ts';
import { requestHead, requestLine } from './requests.presenter.ts';
import { listRequestRows } from './requests.repository.ts';
import { showRequest, showRequests } from './show-requests.ts';

const ok = { ok: true } as const;

export const licenceRequestRoutes: Route[] = [
  serve(listLicenceRequests, ({ query, scope, services }) =>
    showRequests({ scope, services, withPot: true, filter: query }),
  ),
  serve(getLicenceRequestsCsv, async ({ query, scope, services }) => {
    const rows = await listRequestRows(services.db, scope, allPages(query));
    return sheetAnswer('Licence requests', requestHead, rows.map(requestLine));
  }),
  serve(listSubgroupRequests, ({ params, query, scope, services }) =>
    showRequests({ scope, services, withPot: false, filter: { ...query, ...params } }),
  ),
  serve(getSubgroupRequestsCsv, async ({ params, query, scope, services }) => {
    const rows = await listRequestRows(services.db, scope, { ...allPages(query), ...params });
    return sheetAnswer('Licence requests', requestHead, rows.map(requestLine));
  }),
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
