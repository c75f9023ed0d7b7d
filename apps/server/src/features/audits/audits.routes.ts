import { getAuditSeal, getAuditsCsv, listAudits, listMemberHistory, listUserHistory } from '@doselore/contract/audits';
import { allPages, type Route, serve, serveAtPlace, sheetAnswer } from '../../platform/http/index.ts';
import { auditCsvHead, presentAudit, presentAuditCsvRow, presentHistory, presentSeal } from './audits.presenter.ts';
import { listAuditRows } from './audits.repository.ts';
import { listHistory } from './history.repository.ts';
import { nameRecords } from './name-records.ts';
import { findSeal } from './seals.repository.ts';

export const auditRoutes: Route[] = [
  serve(listAudits, async ({ body, scope, services }) => {
    const rows = await nameRecords(services.db, scope, await listAuditRows(services.db, scope, body));
    return { rows: rows.map(presentAudit), total: rows[0]?.total ?? 0 };
  }),
  serve(getAuditsCsv, async ({ body, scope, services }) => {
    const rows = await nameRecords(services.db, scope, await listAuditRows(services.db, scope, allPages(body)));
    return sheetAnswer('Audit', auditCsvHead, rows.map(presentAuditCsvRow));
  }),
  ...serveAtPlace(listMemberHistory, async ({ params, query, scope, services }) => {
    const rows = await listHistory(services.db, scope, { ...params, ...query });
    return { rows: rows.map(presentHistory), total: rows[0]?.total ?? 0 };
  }),
  serve(listUserHistory, async ({ params, query, scope, services }) => {
    const rows = await listHistory(services.db, scope, { ...params, ...query });
    return { rows: rows.map(presentHistory), total: rows[0]?.total ?? 0 };
  }),
  serve(getAuditSeal, async ({ services }) => presentSeal(await findSeal(services.db))),
];
