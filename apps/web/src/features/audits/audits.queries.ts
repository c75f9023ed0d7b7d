import { endpointAt, type Level, type Place } from '@doselore/contract';
import {
  type AuditFilters,
  getAuditSeal,
  getAuditsCsv,
  listAudits,
  listMemberHistory,
  listUserHistory,
} from '@doselore/contract/audits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

const level = 'superAdmin';

type HistoryPage = { page: number; per_page: number };

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

export function downloadAudits(filters: AuditFilters): SheetDownload {
  return sheetOf(getAuditsCsv, { level, body: filters, fileName: 'Audit' });
}

/** Reads the actions of admins for a member, in the organisation of the place. */
export function memberHistoryQuery(at: Level, place: Place, of: { userId: number; query: HistoryPage }) {
  return queryOptions({
    queryKey: ['audits', 'member', at, place, of],
    queryFn: ({ signal }) =>
      callEndpoint(endpointAt(listMemberHistory, place), {
        level: at,
        params: { ...place, userId: of.userId },
        query: of.query,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Reads the actions of admins for a person, in all organisations. For site admins. */
export function userHistoryQuery(userId: number, query: HistoryPage) {
  return queryOptions({
    queryKey: ['audits', 'user', userId, query],
    queryFn: ({ signal }) => callEndpoint(listUserHistory, { level, params: { userId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}
