import { decideNameRequest as decideEndpoint, getNameRequestsCsv } from '@doselore/contract/account';
import { type Route, serveAtSite, serveList } from '../../../../platform/http/index.ts';
import { decideNameRequest } from './decide-name-request.ts';
import { nameRequestsList } from './name-requests.list.ts';

/** Routes of the requests for other names, for site admins and organisation admins. */
export const nameRequestRoutes: Route[] = [
  serveList(nameRequestsList, getNameRequestsCsv),
  serveAtSite(decideEndpoint, ({ params: { nameChangeId, ...place }, body, services, actor }) =>
    decideNameRequest(services, actor, { place, nameChangeId, decision: body }),
  ),
].flat();
