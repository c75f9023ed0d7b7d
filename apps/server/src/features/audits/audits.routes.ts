import { getAuditSeal, getAuditsCsv, listAudits } from '@doselore/contract/audits';
import { allPages, csvAnswer, type Route, serve } from '../../platform/http/index.ts';
import { auditCsvHead, presentAudit, presentAuditCsvRow, presentSeal } from './audits.presenter.ts';
import { listAuditRows } from './audits.repository.ts';
import { findSeal } from './seals.repository.ts';

export const auditRoutes: Route[] = [
  serve(listAudits, async ({ body, scope, services }) => {
    const rows = await listAuditRows(services.db, scope, body);
    return { rows: rows.map(presentAudit), total: rows[0]?.total ?? 0 };
  }),
  serve(getAuditsCsv, async ({ body, scope, services }) => {
    const rows = await listAuditRows(services.db, scope, allPages(body));
    return csvAnswer('Audit', auditCsvHead, rows.map(presentAuditCsvRow));
  }),
  serve(getAuditSeal, async ({ services }) => presentSeal(await findSeal(services.db))),
];
