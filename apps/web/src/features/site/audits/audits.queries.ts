import type { Level, Place } from '@doselore/contract';
import { listAudits, listMemberHistory, listUserHistory } from '@doselore/contract/audits';
import { roomLists } from '../../../platform/query-client/index.ts';

export const audits = roomLists('audits');

type HistoryPage = { page: number; per_page: number };

export const auditsQuery = audits.sheet(listAudits, 'Audit');

/** Reads the actions of admins for a member, in the organisation of the place. */
export const memberHistoryQuery = (at: Level, place: Place, target: { userId: number; query: HistoryPage }) =>
  audits.list(listMemberHistory, {
    level: at,
    params: { ...place, userId: target.userId },
    query: target.query,
  });

/** Reads the actions of admins for a person, in all organisations. For site admins. */
export const userHistoryQuery = (userId: number, query: HistoryPage) =>
  audits.list(listUserHistory, { params: { userId }, query });
