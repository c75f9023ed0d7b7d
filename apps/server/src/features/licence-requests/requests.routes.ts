import {
  declineRequest as declineEndpoint,
  fulfilRequest as fulfilEndpoint,
  getLicenceRequestsCsv,
  getSubgroupRequestsCsv,
  listLicenceRequests,
  listSubgroupRequests,
  orderForRequest as orderEndpoint,
  requestLicences as requestEndpoint,
  withdrawRequest as withdrawEndpoint,
} from '@doselore/contract/licence-requests';
import { notFound, type Scope } from '../../platform/access/index.ts';
import { allPages, csvAnswer, type Route, serve } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { findLicenceSettings } from '../licences/index.ts';
import { fulfilFromPot, orderForRequest } from './fulfil-request.ts';
import { declineRequest, requestLicences, withdrawRequest } from './request-licences.ts';
import { presentRequest, requestHead, requestLine } from './requests.presenter.ts';
import { listRequestRows } from './requests.repository.ts';

type List = { scope: Scope; services: Services; withPot: boolean; filter: Parameters<typeof listRequestRows>[2] };
const ok = { ok: true } as const;
const one = { q: '', page: 1, per_page: 1, sort: '', state: '' } as const;

async function show({ scope, services, withPot, filter }: List) {
  const [rows, settings] = await Promise.all([
    listRequestRows(services.db, scope, filter),
    findLicenceSettings(services.db),
  ]);
  const shown = rows.map((row) => presentRequest(row, { requestDays: settings.request_days, withPot }));
  return { rows: shown, total: rows[0]?.total ?? 0 };
}

async function showOne(of: Omit<List, 'withPot' | 'filter'>, requestId: number) {
  const { rows } = await show({ ...of, withPot: true, filter: { ...one, requestId } });
  if (rows[0] === undefined) throw notFound();
  return rows[0];
}

export const licenceRequestRoutes: Route[] = [
  serve(listLicenceRequests, ({ query, scope, services }) => show({ scope, services, withPot: true, filter: query })),
  serve(getLicenceRequestsCsv, async ({ query, scope, services }) => {
    const rows = await listRequestRows(services.db, scope, allPages(query));
    return csvAnswer('Licence requests', requestHead, rows.map(requestLine));
  }),
  serve(listSubgroupRequests, ({ params, query, scope, services }) =>
    show({ scope, services, withPot: false, filter: { ...query, ...params } }),
  ),
  serve(getSubgroupRequestsCsv, async ({ params, query, scope, services }) => {
    const rows = await listRequestRows(services.db, scope, { ...allPages(query), ...params });
    return csvAnswer('Licence requests', requestHead, rows.map(requestLine));
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
    return showOne({ scope, services }, body.licenceRequestId);
  }),
  serve(orderEndpoint, async ({ params, body, scope, services, actor }) => {
    await orderForRequest(services, actor, { ...params, ...body });
    return showOne({ scope, services }, body.licenceRequestId);
  }),
  serve(declineEndpoint, async ({ params, body, scope, services, actor }) => {
    await declineRequest(services, actor, { ...params, ...body });
    return showOne({ scope, services }, body.licenceRequestId);
  }),
];
