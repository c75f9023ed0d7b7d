import {
  decideNameRequest as decideEndpoint,
  getNameRequestsCsv,
  listNameRequests as listEndpoint,
} from '@doselore/contract/account';
import { allPages, type Route, serveAtSite, sheetAnswer } from '../../../platform/http/index.ts';
import { decideNameRequest } from './decide-name-request.ts';
import { nameRequestCsvHead, presentNameRequest, presentNameRequestCsvRow } from './name-requests.presenter.ts';
import { listNameRequests } from './name-requests.repository.ts';

/** Routes of the requests for other names, for site admins and organisation admins. */
export const nameRequestRoutes: Route[] = [
  serveAtSite(listEndpoint, async ({ params, query, services }) => {
    const rows = await listNameRequests(services.db, params, query);
    return { rows: rows.map(presentNameRequest), total: rows[0]?.total ?? 0 };
  }),
  serveAtSite(getNameRequestsCsv, async ({ params, query, services }) => {
    const rows = await listNameRequests(services.db, params, allPages(query));
    return sheetAnswer('Name changes', nameRequestCsvHead, rows.map(presentNameRequestCsvRow));
  }),
  serveAtSite(decideEndpoint, ({ params: { nameChangeId, ...place }, body, services, actor }) =>
    decideNameRequest(services, actor, { place, nameChangeId, decision: body }),
  ),
].flat();
