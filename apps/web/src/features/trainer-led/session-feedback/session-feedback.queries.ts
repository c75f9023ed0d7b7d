import type { Level, Query } from '@doselore/contract';
import { listOwnFeedback } from '@doselore/contract/session-feedback';
import { roomQueries } from '../../../platform/query-client/index.ts';

export const virtualGroups = roomQueries('virtual-groups');
export const trainers = roomQueries('trainers');
export const ownFeedbackQuery = (level: Level, query: Query<typeof listOwnFeedback>) =>
  virtualGroups.list(listOwnFeedback, { level, query });
