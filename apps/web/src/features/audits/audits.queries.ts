import { type AuditFilters, getAuditSeal, getAuditsCsv, listAudits } from '@doselore/contract/audits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile } from '../../platform/api/index.ts';

const level = 'superAdmin';

export function auditsQuery(filters: AuditFilters) {
  return queryOptions({
    queryKey: ['audits', 'list', filters],
    queryFn: ({ signal }) => callEndpoint(listAudits, { level, body: filters, signal }),
    placeholderData: keepPreviousData,
  });
}

export const auditSealQuery = queryOptions({
  queryKey: ['audits', 'seal'],
  queryFn: ({ signal }) => callEndpoint(getAuditSeal, { level, signal }),
});

export function downloadAudits(filters: AuditFilters): Promise<void> {
  return downloadFile(getAuditsCsv, { level, body: filters, fileName: 'Audit.csv' });
}
