import type { Query } from '@doselore/contract';
import { getJourney, listSessionsLed } from '@doselore/contract/scheduling';

import { roomLists } from '../../../platform/query-client/index.ts';

const trainers = roomLists('trainers');

export const journeyQuery = (trainerUserId: number, query: Query<typeof getJourney>) =>
  trainers.one(getJourney, { params: { trainerUserId }, query });
export const sessionsLedQuery = (query: Query<typeof listSessionsLed>) =>
  trainers.sheet(listSessionsLed, { fileName: 'Sessions led', query });
