import type { Query } from '@doselore/contract';
import { listSessionsLed } from '@doselore/contract/scheduling';

import { roomLists } from '../../../platform/query-client/index.ts';

export const trainers = roomLists('trainers');
export const sessionsLedQuery = (query: Query<typeof listSessionsLed>) =>
  trainers.sheet(listSessionsLed, { fileName: 'Sessions led', query });
