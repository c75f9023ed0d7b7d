import { getAuditSeal, getAuditsCsv, listMemberHistory, listUserHistory } from '@doselore/contract/audits';
import { type Route, serve, serveAtPlace, serveList } from '../../../platform/http/index.ts';
import { pageOf } from '../../../platform/lists/index.ts';
import { auditsList } from './audits.list.ts';
import { presentHistory, presentSeal } from './audits.presenter.ts';
import { listHistory } from './history.repository.ts';
import { findSeal } from './seals.repository.ts';

export const auditRoutes: Route[] = [
  ...serveList(auditsList, getAuditsCsv),
  ...serveAtPlace(listMemberHistory, async ({ params, query, scope, services }) => {
    return pageOf(await listHistory(services.db, scope, { ...params, ...query }), presentHistory);
  }),
  serve(listUserHistory, async ({ params, query, scope, services }) => {
    return pageOf(await listHistory(services.db, scope, { ...params, ...query }), presentHistory);
  }),
  serve(getAuditSeal, async ({ services }) => presentSeal(await findSeal(services.db))),
];
