import type { Query } from '@doselore/contract';
import { getJourney, getSessionsLedCsv, listSessionsLed } from '@doselore/contract/scheduling';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

const level = 'superAdmin';

export function journeyQuery(trainerUserId: number, query: Query<typeof getJourney>) {
  return queryOptions({
    queryKey: ['trainers', 'journey', trainerUserId, query],
    queryFn: ({ signal }) => callEndpoint(getJourney, { level, params: { trainerUserId }, query, signal }),
  });
}

export function sessionsLedQuery(query: Query<typeof listSessionsLed>) {
  return queryOptions({
    queryKey: ['trainers', 'sessions-led', query],
    queryFn: ({ signal }) => callEndpoint(listSessionsLed, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadSessionsLed(query: Query<typeof listSessionsLed>): SheetDownload {
  return sheetOf(getSessionsLedCsv, { level, query, fileName: 'Sessions led' });
}
