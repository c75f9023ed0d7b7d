import { listSessionsLed } from '@doselore/contract/scheduling';
import { roomLists } from '../../../platform/query-client/index.ts';

export const trainers = roomLists('trainers');
export const sessionsLedQuery = trainers.sheet(listSessionsLed, 'Sessions led');
