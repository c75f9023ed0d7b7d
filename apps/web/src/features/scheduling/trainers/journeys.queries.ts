import type { Query } from '@doselore/contract';
import { getJourney, getSessionsLedCsv, listSessionsLed } from '@doselore/contract/scheduling';
import { sheetOf } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const level = 'superAdmin';
const trainers = roomQueries('trainers');

export const journeyQuery = (trainerUserId: number, query: Query<typeof getJourney>) =>
  trainers.one(getJourney, { level, params: { trainerUserId }, query });
export const sessionsLedQuery = (query: Query<typeof listSessionsLed>) =>
  trainers.list(listSessionsLed, { level, query });

export const downloadSessionsLed = (query: Query<typeof listSessionsLed>) =>
  sheetOf(getSessionsLedCsv, { level, query, fileName: 'Sessions led' });
